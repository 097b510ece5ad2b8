import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'

import { withGate } from '@/gate/withGate'
import { answerApi } from '@/lib/apiHandlers'

export const { GET, POST, DELETE, PATCH, PUT, OPTIONS } = answerApi('rest', {
  GET: withGate(REST_GET(config)),
  POST: withGate(REST_POST(config)),
  DELETE: withGate(REST_DELETE(config)),
  PATCH: withGate(REST_PATCH(config)),
  PUT: withGate(REST_PUT(config)),
  OPTIONS: withGate(REST_OPTIONS(config)),
})
