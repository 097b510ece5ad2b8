import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
import { mayReadField } from '@/access/reading/mayReadField'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { ListModel } from '@/present/list/listModel'
import { isFiltered } from '@/present/list/listState'
import { entityOf } from '@/catalog'
import { readFigures } from '../engine/figures'
import { readMovementTotals } from '../engine/movementTotals'
import { UnknownQuestion } from '../engine/unknown'
import { nestedWhere } from './nestedWhere'

const ONE_CARD = 'where[stockCard][equals]'

/**
 * Totals of all rows of a filtered list, on all pages.
 * @returns null if the catalogue gives the list no totals; `quantity` only for a single card
 */
export const readListTotals = async (req: PayloadRequest, list: ListModel) => {
  if (!entityOf(list.slug)?.list?.hasTotals) return null
  if (!isFiltered(list.state) || list.isFailed || list.total === 0) return null
  const where = nestedWhere(list.matching)
  const ability = await abilityOfRequest(req)
  const totals = await readMovementTotals({ payload: req.payload, ability, where })
  const quantity = ONE_CARD in list.state.where ? (totals?.quantity ?? null) : null
  const lira = totals?.lira ?? null
  return quantity || lira ? { quantity, lira } : null
}

/**
 * The displayed columns to add up: those whose value in lira the reader may see as well.
 * @param columns of the list, displayed
 */
export const summedColumns = (
  slug: string,
  columns: readonly DrawnColumn[],
  ability: AppAbility,
): readonly DrawnColumn[] => {
  const { subject, list } = entityOf(slug) ?? {}
  return columns.filter(
    ({ name, column: { inLira = name } }) =>
      subject && list?.sums?.includes(name) && mayReadField(ability, subject, inLira),
  )
}

/**
 * Totals in lira of the columns of a filtered list, on all pages.
 * @returns a sum for each displayed column whose value in lira the reader may see; empty if the
 *   filter cannot be answered for them
 */
export const readListSums = async (
  req: PayloadRequest,
  list: ListModel,
): Promise<{ label: string; sum: string }[]> => {
  const { slug, columns, state, matching } = list
  if (!isFiltered(state) || list.isFailed || list.total === 0) return []
  const ability = await abilityOfRequest(req)
  const added = summedColumns(slug, columns, ability)
  if (added.length === 0) return []
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
