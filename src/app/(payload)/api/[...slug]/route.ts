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

import { withExport } from '../../lists/export/answerExport'
import { withExplain } from '../../views/explain/answerExplain'
import { withPeek } from '../../views/peek/answerPeek'
import { withToOrder } from '../../views/toOrder/exportToOrder'

export const GET = withGate(withExport(withToOrder(withPeek(withExplain(REST_GET(config))))))
export const POST = withGate(REST_POST(config))
export const DELETE = withGate(REST_DELETE(config))
export const PATCH = withGate(REST_PATCH(config))
export const PUT = withGate(REST_PUT(config))
export const OPTIONS = withGate(REST_OPTIONS(config))
