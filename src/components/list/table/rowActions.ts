import type { ListRow } from '@/present/list/cell'

type Actions = Pick<ListRow, 'view' | 'edit' | 'offers' | 'isFollowedUp'>

/** Where a row can be deleted from; missing where it cannot. */
export const deletableFrom = ({ offers }: Actions, deleteFrom?: string): string | undefined =>
  offers?.isKept ? undefined : deleteFrom

/** True when a row's menu would have something in it. */
export const hasActions = (row: Actions, deleteFrom?: string): boolean =>
  Boolean(row.view ?? row.edit ?? row.isFollowedUp ?? deletableFrom(row, deleteFrom)) ||
  (row.offers?.commands.length ?? 0) > 0
