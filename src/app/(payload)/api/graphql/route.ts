import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'

import { withGraphqlGate } from '@/gate/withGraphqlGate'

export const POST = withGraphqlGate(GRAPHQL_POST(config))
export const OPTIONS = REST_OPTIONS(config)
