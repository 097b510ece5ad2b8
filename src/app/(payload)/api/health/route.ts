import config from '@payload-config'
import { getPayload } from 'payload'

import { poolOf } from '@/database/adapter'
import { findMisfit } from '@/database/schemaGuard'
import { isSchemaCurrent, isTrailGuarded } from '@/database/schemaState'
import { answerHealth } from '@/gate/answerHealth'
import { secureHeaders } from '@/gate/secureHeaders'
import { answerApi } from '@/lib/apiHandlers'
import { readDisks } from '@/lib/disks'
import { readProduct } from '@/lib/product'

const answer = () =>
  answerHealth({
    start: () => getPayload({ config }),
    findMisfit: (payload) => findMisfit(poolOf(payload), readProduct().version),
    isCurrent: (payload) => isSchemaCurrent(poolOf(payload)),
    isGuarded: (payload) => isTrailGuarded(poolOf(payload)),
    readDisks,
  })

/**
 * For load balancers and the start script: the database answers and has the newest schema; and
 * whether the audit trail is safe from the role that the program signs in with.
 */
export const { GET } = answerApi('health', {
  GET: async () => secureHeaders({ response: await answer() }),
})
