import { classNames } from '../../ui/classNames'
import type { TableColumn } from '@/present/list/cell'
import { isEndAligned } from './isEndAligned'
import type { Priority } from '@/catalog/column'
import type { DrawnColumn } from '@/present/list/drawnColumn'

/** The place of a cell on a card; a cell without one is not shown on it. */
type CardPlace = 'title' | 'status' | 'field' | undefined

const FIELDS = 3

/**
 * The layout of a row on a phone: its title, its status and the three most important fields (DT11).
 * @param main the column that names the record
 * @returns one place for each column
 */
const cardPlaces = (columns: readonly DrawnColumn[], main: number): CardPlace[] => {
  const fields = columns
    .filter(({ column }, index) => index !== main && column.kind !== 'status')
    .sort((one, other) => (one.column.priority ?? 1) - (other.column.priority ?? 1))
    .slice(0, FIELDS)
  return columns.map((drawn, index) => {
    if (index === main) return 'title'
    if (drawn.column.kind === 'status') return 'status'
    return fields.includes(drawn) ? 'field' : undefined
  })
}

/** Chosen columns are always shown if the table can scroll. */
const ALWAYS_DRAWN = 4

const priorityOf = (drawn: DrawnColumn, place: number, isChosen: boolean): Priority | 'chosen' => {
  if (!isChosen) return drawn.column.priority ?? 1
  return place < ALWAYS_DRAWN ? 1 : 'chosen'
}

/** The layout of columns: their place on a phone's card and their priority in a narrow table. */
export const tableColumns = (args: {
  columns: readonly DrawnColumn[]
  main: number
  hasChosenColumns: boolean
}): TableColumn[] => {
  const { columns, main, hasChosenColumns } = args
  const places = cardPlaces(columns, main)
  return columns.map((drawn, index) => ({
    name: drawn.name,
    label: drawn.label,
    kind: drawn.column.kind,
    sortBy: drawn.sortBy,
    isExplained: drawn.isExplained,
    ...(drawn.inline && { inline: drawn.inline, words: drawn.words }),
    className: classNames(
      `list-priority-${index === main ? 1 : priorityOf(drawn, index, hasChosenColumns)}`,
      isEndAligned(drawn.column.kind) && 'list-end',
      places[index] && `list-card-${places[index]}`,
    ),
  }))
}
