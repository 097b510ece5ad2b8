import config from '@payload-config'
import { getPayload } from 'payload'

import { poolOf } from '@/database/adapter'
import { findMisfit } from '@/database/schemaGuard'
import { isSchemaCurrent, isTrailGuarded } from '@/database/schemaState'
import { healthOnceASecond } from '@/gate/answerHealth'
import { secureHeaders } from '@/gate/secureHeaders'
import { answerApi } from '@/lib/apiHandlers'
import { readDisks } from '@/lib/disks'
import { readProduct } from '@/lib/product'

const answer = healthOnceASecond({
  start: () => getPayload({ config }),
  findMisfit: (payload) => findMisfit(poolOf(payload), readProduct().version),
  isCurrent: (payload) => isSchemaCurrent(poolOf(payload)),
  isGuarded: (payload) => isTrailGuarded(poolOf(payload)),
  readDisks,
})

/**
 * For load balancers and the start script: whether the database answers with the newest schema, and
 * whether the program's role cannot change the audit trail.
 */
export const { GET } = answerApi('health', {
  GET: async () => secureHeaders({ response: await answer() }),
})
