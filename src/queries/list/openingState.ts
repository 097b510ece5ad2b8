import type { SanitizedCollectionConfig } from 'payload'
import { entityOf } from '@/catalog'
import { DEFAULT_PAGE_SIZE, listLimitOf } from '@/domain/lists/pageSizes'
import { isSort } from '@/domain/lists/viewState'
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

/** A sort with each field once: a later place decides nothing, and Payload fails for it. */
const withoutRepeats = (sort: string): string => {
  const keys = sort.split(',')
  const fields = keys.map(fieldOf)
  return keys.filter((_, at) => fields.indexOf(fields[at] ?? '') === at).join(',')
}

/**
 * The sort of the query, within the limits of a saved view. Only readable fields are used, also
 * from the collection's own order: the order of rows would otherwise reveal hidden values, and
 * Payload refuses it.
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
    asked !== '' && isSort(asked) && asked.split(',').every((by) => allowed.includes(fieldOf(by)))
  const own = typeof collection.defaultSort === 'string' ? collection.defaultSort : ''
  return withoutRepeats([sort, own].find(isAllowed) ?? BY_NUMBER)
}

/**
 * The columns by whose values the reader may have rows counted and summed: records are named, so
 * only those of relations whose names they read.
 */
export const groupingsOf = (
  slug: string,
  available: readonly DrawnColumn[],
): readonly DrawnColumn[] =>
  (entityOf(slug)?.list?.groups ?? []).flatMap(
    (group) =>
      available.find(
        ({ name, relationTo, sortBy }) =>
          name === group && (relationTo === undefined || sortBy !== undefined),
      ) ?? [],
  )

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
  const isGrouped = groupingsOf(collection.slug, available).some(({ name }) => name === asked.group)
  return {
    ...asked,
    group: isGrouped ? asked.group : '',
    sort: listSort({ sort: asked.sort, collection, available }),
  }
}
