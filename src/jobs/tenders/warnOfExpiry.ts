import { systemRequest } from '@/lib/payloadRequests'
import { companyToday } from '@/queries/settings/companyToday'
import { endingTenders, warnOfTenderEnd } from '@/operations/tenders/warnOfTenderEnd'
import type { JobRun } from '../job'
import { forEach } from '../shared/forEach'

/** Tells the author of a sent tender that tomorrow is its last valid day. */
export const warnOfExpiry: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  await forEach(payload, await endingTenders(req, today), (one, id) =>
    warnOfTenderEnd({ req: one, id, today }),
  )
}
