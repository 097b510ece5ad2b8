import type {
  CollectionSlug,
  PayloadRequest,
  SanitizedFieldsPermissions,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayShareViews } from '@/access/reading/listReaders'
import { readableSearchFields } from '@/access/reading/searchRights'
import { entityOf, isSearchable } from '@/catalog'
import type { CommandRight } from '@/catalog/commands/command'
import type { FlatWhere, Query, ListState } from '@/present/list/listState'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { siteOf } from '../settings/siteOf'
import { chosenColumns, columnsFor } from './drawnColumns'
import { listPreferences } from './listPreferences'
import { listScope } from './listScope'
import { openingState } from './openingState'
import { savedViews } from './readSavedViews'
import { refuseSearchTerm } from '@/domain/lists/searchTerm'
import { searchWhere } from '@/domain/search/searchWhere'
import type { Calendar } from '@/queries/filters/relativeDays'
import { soundFilter } from '@/queries/filters/soundFilter'
import { nestedWhere } from './nestedWhere'

export type AskedRequest = {
  req: PayloadRequest
  slug: string
  query: Query
  /** The reader's permissions for the collection, as Payload evaluated them. */
  permissions: { fields?: SanitizedFieldsPermissions; delete?: unknown } | undefined
}

/** The page size until the reader chooses one: larger for lists of one record's rows. */
const shownOf = (slug: string, where: FlatWhere): string[] => {
  const { shown = [], shownBeside = {} } = entityOf(slug)?.list ?? {}
  const beside = Object.entries(shownBeside).flatMap(([relation, columns]) =>
    `where[${relation}][equals]` in where ? columns : [],
  )
  return [...shown, ...beside]
}

/**
 * The whole condition of a list: filter and search of the URL, and the collection's base filter.
 * @returns isSound false when the URL holds an invalid filter
 */
const listWhere = async (args: {
  req: PayloadRequest
  slug: string
  collection: SanitizedCollectionConfig
  state: ListState
  searchFields: Parameters<typeof searchWhere>[0]['fields']
  /** The field that marks archived records, if the reader may read it. */
  archive?: string
  calendar: Calendar
}): Promise<{ where: Where; isSound: boolean }> => {
  const { req, slug, collection, state, searchFields, archive, calendar } = args
  const isAsked = Object.keys(state.where).some((key) => key.includes(`[${archive}]`))
  const address = nestedWhere(state.where)
  const isEmpty = Object.keys(state.where).length === 0
  const filter = isEmpty ? address : await soundFilter(req, slug, state.where, calendar)
  const parts = [
    filter ?? address,
    // A search that is too short is ignored.
    refuseSearchTerm(state.search) === null
      ? searchWhere({ fields: searchFields, text: state.search })
      : undefined,
    archive && !isAsked ? { [archive]: { equals: false } } : undefined,
    await collection.admin.baseFilter?.({ req, limit: 0, page: 1, sort: state.sort }),
  ].filter((part): part is Where => Boolean(part) && Object.keys(part as Where).length > 0)
  return { where: parts.length > 1 ? { and: parts } : (parts[0] ?? {}), isSound: filter !== null }
}

/**
 * Parses the query string of a list, with the reader's permissions and preferences, into filter, order
 * and columns. Used by the page and by the export.
 */
export const readAsked = async (request: AskedRequest) => {
  const { req, slug, query, permissions } = request
  const { i18n, payload } = req
  const collection = payload.collections[slug as CollectionSlug].config
  const locale = isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE
  const t = createTranslator(locale)
  const ability = await abilityOfRequest(req)
  const may = (right: CommandRight): boolean => ability.can(...right)
  const mayShare = mayShareViews(ability)
  const [settings, preferences, views, scope] = await Promise.all([
    siteOf(req.payload),
    listPreferences({ req, slug }),
    savedViews({ req, slug, mayShare }),
    listScope({ req, query }),
  ])
  const available = columnsFor({ collection, fields: permissions?.fields, i18n, t, may })
  const titleField = collection.admin.useAsTitle ?? 'id'
  const opening = { preferences, views, collection, available }
  const state = openingState({ ...opening, query })
  const columns = chosenColumns({
    available,
    wanted: [state.columns, preferences.columns, shownOf(slug, state.where)],
    titleField,
  })
  const searchFields = isSearchable(slug) ? readableSearchFields(ability, slug) : []
  const { archive } = entityOf(slug) ?? {}
  const condition = await listWhere({
    req,
    slug,
    collection,
    state,
    searchFields,
    calendar: settings,
    ...(available.some(({ name }) => name === archive) && { archive }),
  })
  return {
    ...condition,
    ...opening,
    ability,
    canSearch: searchFields.length > 0,
    columns,
    locale,
    may,
    mayShare,
    scope,
    settings,
    state,
    t,
    titleField,
  }
}

export type AskedList = Awaited<ReturnType<typeof readAsked>>
