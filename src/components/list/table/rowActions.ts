import type { ListRow } from '@/present/list/cell'

type Actions = Pick<ListRow, 'view' | 'edit' | 'offers' | 'isFollowedUp' | 'todo'>

/** Endpoint for deleting a row; undefined if it cannot be deleted. */
export const deletableFrom = ({ offers }: Actions, deleteFrom?: string): string | undefined =>
  offers?.isKept ? undefined : deleteFrom

/** True when a row's menu would not be empty. */
export const hasActions = (row: Actions, deleteFrom?: string): boolean =>
  Boolean(row.view ?? row.edit ?? row.isFollowedUp ?? row.todo ?? deletableFrom(row, deleteFrom)) ||
  (row.offers?.commands.length ?? 0) > 0
