import config from '@payload-config'
import { getPayload } from 'payload'

import { answerHealth } from '@/gate/answerHealth'
import { secureHeaders } from '@/gate/secureHeaders'
import { answerApi } from '@/lib/apiHandlers'

import { findDatabaseMisfit, isDatabaseCurrent, isTrailGuarded } from './isDatabaseCurrent'

const answer = () =>
  answerHealth({
    start: () => getPayload({ config }),
    findMisfit: findDatabaseMisfit,
    isCurrent: isDatabaseCurrent,
    isGuarded: isTrailGuarded,
  })

/**
 * For load balancers and the start script: the database answers and has the newest schema; and
 * whether the audit trail is safe from the role that the program signs in with.
 */
export const { GET } = answerApi('health', {
  GET: async () => secureHeaders({ response: await answer() }),
})
