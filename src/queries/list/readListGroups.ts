import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
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

/** The column by which rows are grouped, and those that are added up. */
export type Grouping = { group: DrawnColumn; added: readonly DrawnColumn[] }

/**
 * Counts rows and sums their amounts for each value of a column.
 * @param args.most largest number of groups, if not that of a page
 * @returns groups with their values in words, those with the most rows first; `count` of all rows
 * @throws UnknownQuestion if the reader may not see every value
 */
export const readGroups = async (
  req: PayloadRequest,
  args: Grouping & { slug: string; where: unknown; ability: AppAbility; most?: number },
) => {
  const { group, added, ...asked } = args
  const sums = added.map(({ name }) => name)
  const read = await readFigures({ payload: req.payload, ...asked, sums, group: group.name })
  const groups = read.groups ?? []
  const label = await labelsOf(req, group, groups)
  return {
    count: read.count,
    groups: groups.map((one) => ({
      ...{ key: one.key, label: label(one), count: one.count },
      sums: sums.map((name) => one.sums[name] ?? '0'),
    })),
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
  const group = available.find(({ name }) => name === state.group)
  if (state.group === '' || !group || list.isFailed || list.total === 0) return null
  const ability = await abilityOfRequest(req)
  const added = summedColumns(slug, columns, ability)
  try {
    const where = nestedWhere(matching)
    const read = await readGroups(req, { slug, where, ability, group, added })
    return {
      label: group.label,
      sums: added.map(({ label }) => label),
      groups: read.groups.map((one) => ({
        ...one,
        key: String(one.key),
        href: hrefOf(list, group.name, one.key),
      })),
      isCut: read.groups.reduce((sum, { count }) => sum + count, 0) < read.count,
    }
  } catch (error) {
    if (error instanceof UnknownQuestion) return null
    throw error
  }
}
