import type { FieldAccess } from 'payload'
import { onlyWith } from '@/access/collectionAccess'
import { judgedBy } from '@/access/judge'

const seesCosts = onlyWith('seeCosts', 'stock-cards')

/**
 * The price of a receipt is a cost: for those who may see costs. What an issue was sold for is no
 * secret, and neither is what one types into the form of a new movement. A filter or an order by
 * the price has no row to look at, and would tell of receipts.
 */
const readsPriceOf: FieldAccess = async (args) => {
  const row = (args.doc ?? args.data) as { id?: unknown; type?: unknown } | undefined
  const isNew = row !== undefined && (args.id ?? row.id) === undefined
  return isNew || row?.type === 'out' || (await seesCosts(args))
}

export const readsPrice = judgedBy(readsPriceOf, undefined, {
  wholly: (ability) => ability.can('seeCosts', 'stock-cards'),
  inRows: () => true,
  openWhere: { field: 'type', equals: 'out' },
})
