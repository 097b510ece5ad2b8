import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { columnOfCondition } from '@/domain/lists/viewState'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { ListGroups, ListModel } from '@/present/list/listModel'
import { searchOf, withoutKeys } from '@/present/list/listState'
import { titleKey } from '@/present/list/titles'
import { readFigures, type Group } from '../engine/figures'
import { UnknownQuestion } from '../engine/unknown'
import { nestedWhere } from './nestedWhere'
import { summedColumns } from './readListTotals'
import { relationTitles } from './relationTitles'

/** The address of the rows of a group: the filter of the list with the value of the group. */
const hrefOf = ({ state }: ListModel, name: string, key: Group['key']): string => {
  const others = Object.keys(state.where).filter((path) => columnOfCondition(path) === name)
  const own: Record<string, string> =
    key === null
      ? { [`where[${name}][exists]`]: 'false' }
      : { [`where[${name}][equals]`]: String(key) }
  const where = { ...withoutKeys(state.where, others), ...own }
  return searchOf({ ...state, where, group: '', page: 1, view: 0 })
}

const labelsOf = async (
  req: PayloadRequest,
  { relationTo, words, column: { titles = ['name'] } }: DrawnColumn,
  groups: readonly Group[],
) => {
  const ids = groups.flatMap(({ key }) => (typeof key === 'number' ? [key] : []))
  const names = relationTo
    ? await relationTitles({ req, wanted: ids.map((id) => ({ relationTo, id, titles })) })
    : null
  return ({ key }: Group): string => {
    if (key === null) return ''
    if (relationTo) return names?.get(titleKey(relationTo, Number(key))) ?? String(key)
    return words?.[String(key)] ?? String(key)
  }
}

/**
 * Counts the rows of a list and sums their amounts for each value of the column it is grouped by, on
 * all pages.
 * @returns null if it is not grouped, has no rows, or the reader may not see every value
 */
export const readListGroups = async (
  req: PayloadRequest,
  list: ListModel,
): Promise<ListGroups | null> => {
  const { slug, state, available, columns, matching } = list
  const drawn = available.find(({ name }) => name === state.group)
  if (state.group === '' || !drawn || list.isFailed || list.total === 0) return null
  const ability = await abilityOfRequest(req)
  const added = summedColumns(slug, columns, ability)
  const sums = added.map(({ name }) => name)
  try {
    const where = nestedWhere(matching)
    const read = await readFigures({
      ...{ payload: req.payload, ability, slug, where, sums, group: drawn.name },
    })
    const groups = read.groups ?? []
    const label = await labelsOf(req, drawn, groups)
    return {
      label: drawn.label,
      sums: added.map((column) => column.label),
      groups: groups.map((group) => ({
        key: String(group.key),
        label: label(group),
        count: group.count,
        sums: sums.map((name) => group.sums[name] ?? '0'),
        href: hrefOf(list, drawn.name, group.key),
      })),
      isCut: groups.reduce((sum, { count }) => sum + count, 0) < read.count,
    }
  } catch (error) {
    if (error instanceof UnknownQuestion) return null
    throw error
  }
}
