import { systemRequest } from '@/lib/payloadRequests'
import { clientsWithEndingKeys, warnOfKeyEnd } from '@/operations/users/warnOfKeyEnd'
import type { JobRun } from '../job'
import { forEach } from '../shared/forEach'

/** Warns people of keys of programs that end soon and were not replaced. */
export const warnOfKeyEnds: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const now = new Date()
  await forEach(payload, await clientsWithEndingKeys(req, now), (one, id) =>
    warnOfKeyEnd({ req: one, id, now }),
  )
}
