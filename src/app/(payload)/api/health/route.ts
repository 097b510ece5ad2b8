import config from '@payload-config'
import { getPayload } from 'payload'

import { answerHealth } from '@/gate/answerHealth'
import { secureHeaders } from '@/gate/secureHeaders'
import { answerApi } from '@/lib/apiHandlers'

import { isDatabaseCurrent } from './isDatabaseCurrent'

const answer = () =>
  answerHealth({ start: () => getPayload({ config }), isCurrent: isDatabaseCurrent })

/** For load balancers and the start script: the database answers and has the newest schema. */
export const { GET } = answerApi('health', {
  GET: async () => secureHeaders({ response: await answer() }),
})
