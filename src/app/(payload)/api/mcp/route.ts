import config from '@payload-config'
import { REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'

import { withMcpGate } from '@/gate/mcp/withMcpGate'
import { answerApi } from '@/lib/apiHandlers'

/** The endpoint of assistants: Model Context Protocol. */
export const { GET, POST, DELETE } = answerApi(
  'mcp',
  withMcpGate({
    GET: REST_GET(config),
    POST: REST_POST(config),
    PATCH: REST_PATCH(config),
  }),
)
