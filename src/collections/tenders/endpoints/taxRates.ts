import type { Endpoint } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { insistOnCaller } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { readTaxRates } from '@/queries/settings/taxRates'

/**
 * `GET /api/tenders/tax-rates`: every rate of VAT with the day from which it holds, for readers and
 * makers of tenders and of stock cards; the settings, which hold them, may be closed to those.
 */
export const taxRates: Endpoint = {
  path: '/tax-rates',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const ability = await abilityOfRequest(req)
    const isOpen = (['read', 'create', 'write'] as const).some(
      (action) => ability.can(action, 'tenders') || ability.can(action, 'stock-cards'),
    )
    if (!isOpen) throw new Refusal('notAllowed')
    const rates = await readTaxRates(req)
    return Response.json({ rates: rates.map((row) => ({ ...row, rate: Number(row.rate) })) })
  },
}
