import type { SanitizedCollectionConfig } from 'payload'
import { DEFAULT_PAGE_SIZE, listLimitOf } from '@/domain/lists/pageSizes'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { ListPreferences } from './listPreferences'
import { listSort } from './listSort'
import {
  isListParameter,
  readListState,
  stateOfView,
  type ListState,
  type Query,
} from '@/present/list/listState'
import type { SavedView } from '@/present/list/savedView'

type Args = {
  query: Query
  preferences: ListPreferences
  views: readonly SavedView[]
  collection: SanitizedCollectionConfig
  available: readonly DrawnColumn[]
}

/** The initial state of a list: from its URL, else from the reader's default view. */
export const openingState = (args: Args): ListState => {
  const { query, preferences, views, collection, available } = args
  const hasOwnState = Object.keys(query).some(isListParameter)
  const opening = hasOwnState ? undefined : views.find(({ id }) => id === preferences.view)
  const asked = opening
    ? stateOfView(opening)
    : readListState(query, {
        sort: '',
        limit: preferences.limit ?? DEFAULT_PAGE_SIZE,
        limitOf: listLimitOf,
      })
  return { ...asked, sort: listSort({ sort: asked.sort, collection, available }) }
}
