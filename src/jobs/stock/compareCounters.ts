import { systemRequest } from '@/lib/payloadRequests'
import { compareCounters as compare } from '@/operations/counters/compareCounters'
import type { JobRun } from '../job'

/** Compares counters with the rows they count; differences are recorded, never repaired. */
export const compareCounters: JobRun = async (payload) => {
  await compare(await systemRequest(payload))
}
