import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'

import { withGraphqlGate } from '@/gate/withGraphqlGate'
import { answerApi } from '@/lib/apiHandlers'

export const { POST, OPTIONS } = answerApi('graphql', {
  POST: withGraphqlGate(GRAPHQL_POST(config)),
  OPTIONS: REST_OPTIONS(config),
})
