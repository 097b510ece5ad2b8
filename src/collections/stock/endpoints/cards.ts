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
 * `GET /stock-cards/by-code?code=&typed=`: the card of a scanned code. `typed` is the code by the
 * physical keys on a US keyboard layout, which scanners emulate.
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

/** Cards with a history are archived instead of deleted, and can be unarchived. */
export const cardEndpoints = commandEndpoints('stock-cards', {
  unarchive: unarchiveCard,
  archive: archiveCard,
})

/** `GET /stock-cards/to-order`: the rows of the page of cards to order, as a file. */
export const toOrder = fileOfRows('/to-order', (req, { format, params }) =>
  exportToOrder(req, { format, query: Object.fromEntries(params) }),
)
