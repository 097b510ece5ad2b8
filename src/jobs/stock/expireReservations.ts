import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { companyToday } from '@/operations/settings/companyToday'
import {
  endingReservations,
  expireReservation,
  overdueReservations,
  warnOfEnd,
} from '@/operations/stock/expireReservation'
import type { Job } from '../job'

/** Each row is a transaction of its own; one that fails keeps none of the others from theirs. */
const forEach = async (
  payload: Payload,
  ids: number[],
  work: (req: PayloadRequest, id: number) => Promise<unknown>,
): Promise<unknown[]> => {
  const failures: unknown[] = []
  for (const id of ids)
    await work(await createLocalReq({}, payload), id).catch((error: unknown) =>
      failures.push(error),
    )
  return failures
}

/**
 * Ends reservations made by hand whose day is over or whose tender has expired, and tells people
 * the day before.
 */
const run = async (payload: Payload): Promise<void> => {
  const req = await createLocalReq({}, payload)
  const day = await companyToday(req)
  const failures = [
    ...(await forEach(payload, await overdueReservations(req, day), (one, id) =>
      expireReservation({ req: one, id, today: day }),
    )),
    ...(await forEach(payload, await endingReservations(req, day), (one, id) =>
      warnOfEnd({ req: one, id }),
    )),
  ]
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} reservations could not be ended`)
}

/** Every hour, shortly after it began: the day of the company ends at some hour of UTC. */
export const expireReservations: Job = {
  name: 'expire-reservations',
  cron: '2 * * * *',
  expireInSeconds: 120,
  run,
}
