import type { Endpoint, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { insistOnCaller } from '@/access/session/staffOf'
import { FOREIGN_CURRENCIES } from '@/domain/rates/bulletin'
import type { Proposal } from '@/domain/rates/rates'
import { isDay, isKeptDay } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import { RATE_PURPOSES, type RatePurpose } from '@/domain/rates/rates'
import { readProposal } from '@/queries/rates/readProposal'
import { companyToday } from '@/queries/settings/companyToday'
import { proposedRate as proposedForTender } from '@/operations/tenders/tenderRates'

const isOneOf = <T extends string>(words: readonly T[], value: unknown): value is T =>
  (words as readonly unknown[]).includes(value)

type Asked = { currency: string; day: string; purpose: RatePurpose }

const askedIn = async (req: PayloadRequest): Promise<Asked> => {
  const { currency, purpose = 'offer', day = await companyToday(req) } = req.query
  const isAnswerable =
    isOneOf(FOREIGN_CURRENCIES, currency) && isOneOf(RATE_PURPOSES, purpose) && isDay(day)
  if (!isAnswerable || !isKeptDay(day)) throw new Refusal('invalidQuery')
  return { currency, purpose, day }
}

/**
 * GET /api/currency-rates/proposed?currency=&day=&purpose=: the rate that a tender (`offer`) or
 * an invoice and a movement (`booking`) would take; for users who may read rates or make one of
 * those records. A rate taken from an earlier tender is returned only to users who make tenders.
 */
export const proposedRate: Endpoint = {
  path: '/proposed',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const ability = await abilityOfRequest(req)
    const makesTenders = ability.can('create', 'tenders') || ability.can('write', 'tenders')
    const isOpen =
      makesTenders ||
      ability.can('read', 'currency-rates') ||
      ability.can('invoice', 'tenders') ||
      ability.can('create', 'stock-movements')
    if (!isOpen) throw new Refusal('notAllowed')
    const asked = await askedIn(req)
    const read = makesTenders && asked.purpose === 'offer' ? proposedForTender : readProposal
    const found: Proposal | null = await read(req, asked)
    return Response.json({ proposal: found && { ...found, rate: Number(found.rate) } })
  },
}
