import type { Endpoint } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { MAX_SCANNED } from '@/domain/stock/codes/scannedCode'
import { findCardByCode } from '@/queries/stock/findCardByCode'
import { insistOnRights } from '@/collections/shared/commandCall'
import { archiveCard, unarchiveCard } from '@/operations/stock/archive/archiveCard'
import { commandEndpoints } from '@/collections/shared/commandEndpoints'
import { exportToOrder } from '@/operations/exports/exportToOrder'
import { fileOfRows } from '@/collections/shared/exportEndpoint'

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

/** A card with a history is put away, not deleted, and taken back. */
export const cardEndpoints = commandEndpoints('stock-cards', {
  unarchive: unarchiveCard,
  archive: archiveCard,
})

/** `GET /stock-cards/to-order`: all that is to be ordered, as its page shows it. */
export const toOrder = fileOfRows('/to-order', (req, { format, params }) =>
  exportToOrder(req, { format, query: Object.fromEntries(params) }),
)
