import type { CollectionSlug, PayloadRequest, SanitizedFieldsPermissions } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayShareViews } from '@/access/reading/listReaders'
import { readableSearchFields } from '@/access/reading/searchRights'
import { entityOf, isSearchable } from '@/catalog'
import type { CommandRight } from '@/catalog/commands/command'
import type { FlatWhere, Query } from '@/present/list/listState'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { siteOf } from '../settings/siteOf'
import { chosenColumns, columnsFor } from './drawnColumns'
import { listPreferences } from './listPreferences'
import { listScope } from './listScope'
import { listWhere } from './listWhere'
import { openingState } from './openingState'
import { savedViews } from './readSavedViews'

export type AskedRequest = {
  req: PayloadRequest
  slug: string
  query: Query
  /** What Payload worked out of the reader's rights to the collection. */
  permissions: { fields?: SanitizedFieldsPermissions; delete?: unknown } | undefined
}

/** What is shown before somebody chooses: more of rows that belong to one record. */
const shownOf = (slug: string, where: FlatWhere): string[] => {
  const { shown = [], shownBeside = {} } = entityOf(slug)?.list ?? {}
  const beside = Object.entries(shownBeside).flatMap(([relation, columns]) =>
    `where[${relation}][equals]` in where ? columns : [],
  )
  return [...shown, ...beside]
}

/**
 * What an address asks of a list, with the reader's rights and preferences: which rows in which
 * order, and which columns. A page draws it, a file takes it along.
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
    collection,
    state,
    searchFields,
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
