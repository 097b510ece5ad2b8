import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest, SanitizedFieldsPermissions, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { Right } from '@/access/collectionAccess'
import { mayShareViews } from '@/access/listReaders'
import { readableSearchFields } from '@/access/searchRights'
import { today } from '@/domain/shared/day'
import { DEFAULT_PAGE_SIZE, listLimitOf } from '@/domain/lists/pageSizes'
import { refuseSearchTerm } from '@/domain/lists/searchTerm'
import { isSearchable } from '@/domain/search/searchFields'
import { searchWhere } from '@/domain/search/searchWhere'
import { createFormatters } from '@/i18n/format'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/lib/paths'
import type { Crumb } from '../ui/Breadcrumbs'
import { activeFilters, recordsInWhere } from './activeFilters'
import { bulkActionsOf } from './bulkActions'
import type { CellContext } from './cellText'
import { companyTimeZone } from './companyTimeZone'
import { chosenColumns, columnsFor } from './drawnColumns'
import { drawnRows } from './drawnRows'
import { filterFieldsOf } from './filterFields'
import { listPreferences } from './listPreferences'
import { listSort } from './listSort'
import {
  flatWhere,
  isFiltered,
  isListParameter,
  readListState,
  searchOf,
  stateOfView,
  type ListState,
  type Query,
} from './listState'
import { nestedWhere } from './nestedWhere'
import type { NoRowsReason } from './NoRows'
import { activeQuickFilter, quickFiltersOf, type ShownQuickFilter } from './quickFilters'
import { readRows, selectFor, type ReadRows } from './readRows'
import { createLinkOf } from './recordLinks'
import { recordsInRows, relationTitles, titleKey } from './relationTitles'
import { rowPictures } from './rowPictures'
import { savedViews } from './savedViews'

export type ListRequest = {
  req: PayloadRequest
  slug: string
  query: Query
  /** What Payload worked out of the reader's rights to the collection. */
  permissions: { fields?: SanitizedFieldsPermissions; delete?: unknown } | undefined
  /** Judges a condition of the address before it becomes SQL. */
  isSoundWhere: (where: Where) => boolean
}

type Scope = { id: number; name: string }

/** The company a list belongs to by its address, if the reader may read it. */
const scopeOf = async ({ req, query }: ListRequest): Promise<Scope | undefined> => {
  const id = Number(query.scope)
  if (!Number.isInteger(id) || id <= 0) return undefined
  const company = await req.payload.findByID({
    collection: 'companies' as CollectionSlug,
    id,
    depth: 0,
    select: { name: true },
    overrideAccess: false,
    disableErrors: true,
    req,
    user: req.user,
  })
  const { name } = (company ?? {}) as { name?: unknown }
  return { id, name: typeof name === 'string' ? name : '' }
}

const crumbsOf = (title: string, scope: Scope | undefined, home: string): Crumb[] => {
  if (!scope) return [{ label: title }]
  return [
    { label: home, href: paths.customers() },
    ...(scope.name ? [{ label: scope.name, href: paths.customerView(scope.id) }] : []),
    { label: title },
  ]
}

/** The part of the dictionary about a collection: `company-projects` → `companyProjects`. */
const wordsOf = (slug: string): string =>
  slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const NO_ROWS: ReadRows = { docs: [], total: 0, pages: 0, asksFirst: false }

const noRowsReasonOf = (args: {
  isSound: boolean
  isFailed: boolean
  isNarrowed: boolean
}): NoRowsReason => {
  if (!args.isSound) return 'invalid'
  if (args.isFailed) return 'failed'
  return args.isNarrowed ? 'filtered' : 'none'
}

/** The state a list opens with: its address, else the view its reader opens it with. */
const openingState = (args: {
  query: Query
  preferences: Awaited<ReturnType<typeof listPreferences>>
  views: Awaited<ReturnType<typeof savedViews>>
  defaultSort: string
}): ListState => {
  const { query, preferences, views, defaultSort } = args
  const hasOwnState = Object.keys(query).some(isListParameter)
  const opening = hasOwnState ? undefined : views.find(({ id }) => id === preferences.view)
  if (opening) return stateOfView(opening)
  return readListState(query, {
    sort: defaultSort,
    limit: preferences.limit ?? DEFAULT_PAGE_SIZE,
    limitOf: listLimitOf,
  })
}

/** Everything a list page draws: two statements for the rows, a few for names and preferences. */
export const loadList = async (request: ListRequest) => {
  const { req, slug, query, permissions, isSoundWhere } = request
  const { i18n, payload } = req
  const collection = payload.collections[slug as CollectionSlug].config
  const locale = isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE
  const t = createTranslator(locale)
  const ability = await abilityOfRequest(req)
  const may = ([action, subject]: Right): boolean => ability.can(action, subject)
  const mayShare = mayShareViews(ability)

  const [timeZone, preferences, views, scope] = await Promise.all([
    companyTimeZone(req),
    listPreferences({ req, slug }),
    savedViews({ req, slug, mayShare }),
    scopeOf(request),
  ])
  const available = columnsFor({ collection, fields: permissions?.fields, i18n, t })
  const titleField = collection.admin.useAsTitle ?? 'id'
  const asked = openingState({
    query,
    preferences,
    views,
    defaultSort: typeof collection.defaultSort === 'string' ? collection.defaultSort : '',
  })
  const state = { ...asked, sort: listSort({ sort: asked.sort, collection, available }) }
  const defaults = collection.admin.defaultColumns ?? []
  const columns = chosenColumns({
    available,
    wanted: [state.columns, preferences.columns, defaults],
    titleField,
  })

  const searchFields = isSearchable(slug) ? readableSearchFields(ability, slug) : []
  const address = nestedWhere(state.where)
  const isSound = Object.keys(state.where).length === 0 || isSoundWhere(address)
  const parts = [
    address,
    // A text too short to search with narrows nothing (spec §9).
    refuseSearchTerm(state.search) === null
      ? searchWhere({ fields: searchFields, text: state.search })
      : undefined,
    await collection.admin.baseFilter?.({ req, limit: 0, page: 1, sort: state.sort }),
  ].filter((part): part is Where => Boolean(part) && Object.keys(part as Where).length > 0)
  const where: Where = parts.length > 1 ? { and: parts } : (parts[0] ?? {})

  const day = today({ now: new Date(), timeZone })
  const quick = quickFiltersOf(slug, { today: day }).map(
    ({ key, label, where: condition }): ShownQuickFilter => ({
      key,
      label: t(label),
      where: flatWhere(condition),
    }),
  )
  const pressed = activeQuickFilter(quick, state.where)
  const rest = Object.fromEntries(
    Object.entries(state.where).filter(([key]) => !(key in (pressed?.where ?? {}))),
  )

  let read = NO_ROWS
  let isFailed = !isSound
  let titles: CellContext['titles'] = new Map<string, string>()
  let pictures: Awaited<ReturnType<typeof rowPictures>>
  try {
    const select = selectFor({ slug, columns, titleField })
    if (isSound) read = await readRows({ req, slug, where, select, state })
    const wanted = [
      ...recordsInRows(read.docs, columns),
      ...(isSound ? recordsInWhere(state.where, available) : []),
    ]
    ;[titles, pictures] = await Promise.all([
      relationTitles({ req, wanted }),
      rowPictures({ req, slug, docs: read.docs }),
    ])
  } catch (error) {
    // The frame stays, says so and offers to try again; what went wrong is for the log.
    payload.logger.error({ msg: 'A list could not be read', err: error, slug })
    isFailed = true
    read = NO_ROWS
  }

  const format = createFormatters(locale)
  const context: CellContext = { slug, format, t, titles, today: day, timeZone }
  const newHref = createLinkOf({ slug, scope: scope?.id, may })
  const plural = getTranslation(collection.labels.plural as Record<string, string>, i18n)
  const mayDelete = Boolean(permissions?.delete)
  const filterFields = filterFieldsOf({ slug, available, hasScope: query.scope !== undefined })

  return {
    t,
    context,
    slug,
    state,
    columns,
    available,
    defaults,
    preferences,
    hasChosenColumns: state.columns.length > 0 || preferences.columns.length > 0,
    main: Math.max(
      0,
      columns.findIndex(({ name }) => name === titleField),
    ),
    titleField,
    rows: drawnRows({
      docs: read.docs,
      columns,
      context,
      titleField,
      scope: scope?.id,
      may,
      pictures,
    }),
    title: plural,
    company: scope?.name,
    breadcrumbs: crumbsOf(plural, scope, t('companies.plural')),
    total: read.total,
    pages: read.pages,
    isFailed,
    asksFirst: read.asksFirst,
    canSearch: searchFields.length > 0,
    isBeyond: read.docs.length === 0 && read.total > 0 && !read.asksFirst,
    noRowsReason: noRowsReasonOf({ isSound, isFailed, isNarrowed: isFiltered(state) }),
    quick,
    chips: isSound
      ? activeFilters({ where: rest, available, context })
      : [{ label: t('list.otherFilter'), keys: Object.keys(state.where) }],
    filterFields: filterFields.map((field) => {
      const id = Number(state.where[`where[${field.name}][equals]`])
      const name = field.relationTo && titles.get(titleKey(field.relationTo, id))
      return name ? { ...field, chosen: { id, name } } : field
    }),
    /** The whole condition, for reading the ids of everything that matches. */
    matching: flatWhere(where),
    views,
    mayShare,
    allHref: searchOf({
      ...readListState(
        {},
        {
          sort: '',
          limit: preferences.limit ?? DEFAULT_PAGE_SIZE,
          limitOf: listLimitOf,
        },
      ),
      sort: listSort({ sort: '', collection, available }),
    }),
    bulk: bulkActionsOf({ slug, mayDelete, may, t }),
    create: newHref ? { href: newHref, label: t(`${wordsOf(slug)}.new` as MessageKey) } : undefined,
    api: `${payload.config.routes.api}/${slug}`,
    deleteFrom: mayDelete ? `${payload.config.routes.api}/${slug}` : undefined,
  }
}

export type ListModel = Awaited<ReturnType<typeof loadList>>
