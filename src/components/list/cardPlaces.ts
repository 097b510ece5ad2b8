import type { DrawnColumn } from '@/present/list/drawnColumn'

/** Where a cell stands on a card; a cell without a place is not on it. */
export type CardPlace = 'title' | 'status' | 'field' | undefined

const FIELDS = 3

/**
 * What a phone shows of a row: its title, its states and the three most important fields (DT11).
 * @param main the column that names the record
 * @returns one place for each column
 */
export const cardPlaces = (columns: readonly DrawnColumn[], main: number): CardPlace[] => {
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
