import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { ListModel } from '@/present/list/listModel'
import { isFiltered } from '@/present/list/listState'
import { entityOf } from '@/catalog'
import { readFigures } from '../engine/figures'
import { readMovementTotals } from '../engine/movementTotals'
import { UnknownQuestion } from '../engine/unknown'
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

/**
 * What the columns of a filtered list add up to in lira, all pages of it.
 * @returns a sum for each column that is drawn; none where there is nothing to add up, or the reader
 *   may not see every amount
 */
export const readListSums = async (
  req: PayloadRequest,
  list: ListModel,
): Promise<{ label: string; sum: string }[]> => {
  const { slug, columns, state, matching } = list
  const wanted = entityOf(slug)?.list?.sums ?? []
  const added = columns.filter(({ name }) => wanted.includes(name))
  if (added.length === 0 || !isFiltered(state) || list.isFailed || list.total === 0) return []
  const ability = await abilityOfRequest(req)
  const where = nestedWhere(matching)
  const names = added.map(({ name }) => name)
  try {
    const { sums } = await readFigures({ payload: req.payload, ability, slug, where, sums: names })
    return added.map(({ name, label }) => ({ label, sum: sums[name] ?? '0' }))
  } catch (error) {
    if (error instanceof UnknownQuestion) return []
    throw error
  }
}
