import type { SanitizedCollectionConfig } from 'payload'
import { DEFAULT_PAGE_SIZE, listLimitOf } from '@/domain/lists/pageSizes'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { ListPreferences } from './listPreferences'
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

/** The newest first: an order that reveals no field. */
const BY_NUMBER = '-id'

const fieldOf = (by: string) => by.replace(/^-/, '')

/**
 * The sort of the query. Only readable fields are used, also from the collection's own order: the
 * order of rows would otherwise reveal hidden values, and Payload refuses it.
 * @param args.sort as in the address or a saved view
 */
const listSort = (args: {
  sort: string
  collection: SanitizedCollectionConfig
  available: readonly DrawnColumn[]
}): string => {
  const { sort, collection, available } = args
  const allowed = ['id', ...available.map(({ sortBy }) => sortBy)]
  const isAllowed = (asked: string) =>
    asked !== '' && asked.split(',').every((by) => allowed.includes(fieldOf(by)))
  const own = typeof collection.defaultSort === 'string' ? collection.defaultSort : ''
  return [sort, own].find(isAllowed) ?? BY_NUMBER
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
