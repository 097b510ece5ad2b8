import type { FieldAccess } from 'payload'
import { onlyWith } from '@/access/collectionAccess'
import { judgedBy } from '@/access/judge'

const seesCosts = onlyWith('seeCosts', 'stock-cards')

const SOLD = [
  { field: 'type', equals: 'out' },
  // The reversal of a receipt goes out at the receipt's own price.
  { field: 'origin', differs: 'reversal' },
  // What a count writes off goes out at its average cost.
  { field: 'origin', differs: 'count' },
] as const

const isSold = (row: Readonly<Record<string, unknown>> | undefined): boolean =>
  row?.type === 'out' &&
  typeof row.origin === 'string' &&
  row.origin !== 'reversal' &&
  row.origin !== 'count'

/**
 * The price of a receipt is a cost: for those who may see costs. What an issue was sold for is no
 * secret, and neither is what one types into the form of a new movement. A filter or an order by
 * the price has no row to look at, and would tell of receipts.
 */
const readsPriceOf: FieldAccess = async (args) => {
  const row = (args.doc ?? args.data) as Record<string, unknown> | undefined
  const isNew = row !== undefined && (args.id ?? row.id) === undefined
  return isNew || isSold(row) || (await seesCosts(args))
}

export const readsPrice = judgedBy(readsPriceOf, undefined, {
  wholly: (ability) => ability.can('seeCosts', 'stock-cards'),
  inRows: () => true,
  openWhere: SOLD,
})
