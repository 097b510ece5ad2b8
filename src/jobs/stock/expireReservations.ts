import { systemRequest } from '@/lib/payloadRequests'
import { companyToday } from '@/queries/settings/companyToday'
import {
  endingReservations,
  expireReservation,
  overdueReservations,
  warnOfEnd,
} from '@/operations/stock/expireReservation'
import type { JobRun } from '../job'
import { forEach } from '../shared/forEach'

/**
 * Ends reservations made by hand whose day is over or whose tender has expired, and tells people
 * the day before.
 */
export const expireReservations: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  const works = [
    ...(await overdueReservations(req, today)).map((id) => ({ id, step: expireReservation })),
    ...(await endingReservations(req, today)).map((id) => ({ id, step: warnOfEnd })),
  ]
  await forEach(payload, works, (one, { id, step }) => step({ req: one, id, today }))
}
