import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { ListModel } from '@/present/list/listModel'
import { isFiltered } from '@/present/list/listState'
import { readMovementTotals } from '../engine/movementTotals'
import { nestedWhere } from './nestedWhere'

const ONE_CARD = 'where[stockCard][equals]'

/**
 * What the rows of a filtered list add up to, all pages of it.
 * @returns null where there is nothing to add up; `quantity` of one card only
 */
export const readListTotals = async (req: PayloadRequest, list: ListModel) => {
  if (!isFiltered(list.state) || list.isFailed || list.total === 0) return null
  const where = nestedWhere(list.matching)
  const ability = await abilityOfRequest(req)
  const totals = await readMovementTotals({ payload: req.payload, ability, where })
  const quantity = ONE_CARD in list.state.where ? (totals?.quantity ?? null) : null
  const lira = totals?.lira ?? null
  return quantity || lira ? { quantity, lira } : null
}
