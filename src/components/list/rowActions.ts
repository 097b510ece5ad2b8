import type { ListRow } from './listRow'

/** True when a row's menu would have something in it. */
export const hasActions = (row: ListRow, deleteFrom?: string): boolean =>
  Boolean(row.view ?? row.edit ?? deleteFrom)
