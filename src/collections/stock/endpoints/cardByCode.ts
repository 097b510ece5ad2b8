import type { Endpoint } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { MAX_SCANNED } from '@/domain/stock/codes/scannedCode'
import { findCardByCode } from '@/queries/stock/findCardByCode'
import { insistOnRights } from '../../shared/commandCall'

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_SCANNED

/**
 * `GET /stock-cards/by-code?code=&typed=`: the card that a scanned code means; `typed` is the same on
 * an American keyboard, whose keys scanners press.
 */
export const cardByCode: Endpoint = {
  path: '/by-code',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['read', 'stock-cards']])
    const { code, typed } = req.query
    if (!isCode(code) || (typed !== undefined && !isCode(typed))) throw new Refusal('invalidQuery')
    return Response.json(await findCardByCode(req, { text: code, typed }))
  },
}
