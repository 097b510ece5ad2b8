import type { AppAbility } from '@/access/buildAbility'
import type { Entity } from '@/catalog/build'
import type { ColumnKind } from '@/catalog/column'
import { EXPORT } from '@/catalog/right'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { Grouping } from '../list/readListGroups'
import { summedColumns } from '../list/readListTotals'
import type { ExportColumn } from '@/exchange/exportSheet'

const NUMBERS: Partial<Readonly<Record<ColumnKind, string | undefined>>> = {
  money: '#,##0.00',
  price: '#,##0.00####',
  cost: '#,##0.00##',
  quantity: undefined,
  percent: undefined,
  count: undefined,
}

/** The value kind of a column in a file. */
export const valueKindOf = ({ column: { kind } }: DrawnColumn): ExportColumn['is'] => {
  if (kind in NUMBERS) return 'number'
  if (kind === 'day') return 'day'
  return kind === 'dateTime' ? 'moment' : 'text'
}

/** The common unit of a numeric column; the cells then omit it. */
const unitOf = ({ label, column: { kind, currency } }: DrawnColumn): string => {
  if (kind === 'percent') return label.includes('%') ? '' : ' (%)'
  return currency && 'code' in currency && kind in NUMBERS ? ` (${currency.code})` : ''
}

/** The column as described in the file. */
export const headerOf = (drawn: DrawnColumn): ExportColumn => ({
  header: `${drawn.label}${unitOf(drawn)}`,
  is: valueKindOf(drawn),
  digits: NUMBERS[drawn.column.kind],
})

/** Whether the reader may export a column of a list. */
const mayExport = (
  { subject }: Entity,
  ability: AppAbility,
  { name, column: { borrowed } }: Pick<DrawnColumn, 'name' | 'column'>,
): boolean =>
  borrowed
    ? ability.can(EXPORT, borrowed.subject, borrowed.field)
    : subject !== undefined && ability.can(EXPORT, subject, name)

/**
 * The columns of a list that its reader may export, in their order. An amount whose currency
 * differs by row is followed by a currency column, if the list has none: numbers stay numbers.
 * @param args.shown columns of the list
 * @param args.available all columns that the reader may read
 */
export const exportColumns = (args: {
  entity: Entity
  ability: AppAbility
  shown: readonly DrawnColumn[]
  available: readonly DrawnColumn[]
}): DrawnColumn[] => {
  const { entity, ability, shown, available } = args
  const mayTake = (drawn: DrawnColumn): boolean => mayExport(entity, ability, drawn)
  const taken: DrawnColumn[] = []
  const isTaken = (name: string) => [...shown, ...taken].some((one) => one.name === name)
  for (const drawn of shown.filter(mayTake)) {
    taken.push(drawn)
    const { currency, kind } = drawn.column
    if (!currency || !('field' in currency) || !(kind in NUMBERS)) continue
    const beside = available.find(({ name }) => name === currency.field)
    if (beside && mayTake(beside) && !isTaken(beside.name)) taken.push(beside)
  }
  return taken
}

/**
 * What the reader may export of a list that is grouped by a column: the column, and those displayed
 * ones that are added up, where they may also export the value in lira.
 * @returns null if they may not export the column
 */
export const exportGrouping = (args: {
  entity: Entity
  ability: AppAbility
  group: DrawnColumn
  shown: readonly DrawnColumn[]
}): Grouping | null => {
  const { entity, ability, group, shown } = args
  if (!mayExport(entity, ability, group)) return null
  const added = summedColumns(entity.slug, shown, ability).filter(
    (drawn) =>
      mayExport(entity, ability, drawn) &&
      mayExport(entity, ability, { ...drawn, name: drawn.column.inLira ?? drawn.name }),
  )
  return { group, added }
}
