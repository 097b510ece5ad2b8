import type { ViewState } from '@/domain/lists/viewState'
import { isSameWhere, type ListState } from '@/present/list/listState'

/** True when a list no longer shows what its view keeps; the page does not count. */
export const isViewChanged = (view: ViewState, state: ListState): boolean =>
  view.search !== state.search ||
  (view.sort !== '' && view.sort !== state.sort) ||
  view.limit !== state.limit ||
  view.columns.join() !== state.columns.join() ||
  !isSameWhere(view.where, state.where)
