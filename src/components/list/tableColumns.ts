import { classNames } from '../ui/classNames'
import { cardPlaces } from './cardPlaces'
import type { TableColumn } from '@/present/list/cell'
import { isEndAligned } from './isEndAligned'
import type { Priority } from '@/catalog/column'
import type { DrawnColumn } from '@/present/list/drawnColumn'

/** Columns the reader chose are all drawn where there is room for a table that scrolls. */
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
    className: classNames(
      `list-priority-${index === main ? 1 : priorityOf(drawn, index, hasChosenColumns)}`,
      isEndAligned(drawn.column.kind) && 'list-end',
      places[index] && `list-card-${places[index]}`,
    ),
  }))
}
