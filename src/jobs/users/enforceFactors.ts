import { systemRequest } from '@/lib/payloadRequests'
import { enforceFactor, peoplePastGrace } from '@/operations/users/factors/enforceFactors'
import type { JobRun } from '../job'
import { forEach } from '../shared/forEach'

/** Ends sessions of people who did not set up the second factor that their role requires. */
export const enforceFactors: JobRun = async (payload) => {
  const people = await peoplePastGrace(await systemRequest(payload))
  await forEach(payload, people, (req, userId) => enforceFactor({ req, userId }))
}
