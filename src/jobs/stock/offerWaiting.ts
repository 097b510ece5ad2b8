import { systemRequest } from '@/lib/payloadRequests'
import { companyToday } from '@/queries/settings/companyToday'
import { cardsToOffer, offerStock } from '@/operations/stock/offerStock'
import type { JobRun } from '../job'
import { forEach } from '../shared/forEach'

/** Offers what became available to those who wait for it, the oldest first. */
export const offerWaiting: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  const cards = await cardsToOffer(req, today)
  await forEach(
    payload,
    cards.map((id) => ({ id })),
    (one, { id }) => offerStock({ req: one, id, today }),
  )
}
