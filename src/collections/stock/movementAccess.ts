import type { FieldAccess } from 'payload'
import { onlyWith } from '@/access/collectionAccess'

const seesCosts = onlyWith('seeCosts', 'stock-cards')

/**
 * The price of a receipt is a cost: for those who may see costs. What an issue was sold for is no
 * secret, and neither is what one types into the form of a new movement. A filter or an order by
 * the price has no row to look at, and would tell of receipts.
 */
export const readsPrice: FieldAccess = async (args) => {
  const row = (args.doc ?? args.data) as { id?: unknown; type?: unknown } | undefined
  const isNew = row !== undefined && (args.id ?? row.id) === undefined
  return isNew || row?.type === 'out' || (await seesCosts(args))
}
