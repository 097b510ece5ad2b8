import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest, SanitizedFieldsPermissions, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { choiceRightsOf } from '@/access/choiceRights'
import type { CommandRight } from '@/catalog/commands/command'
import { mayShareViews } from '@/access/listReaders'
import { mayEditTender, type EditedTender } from '@/access/mayEditTender'
import { readableSearchFields } from '@/access/searchRights'
import { staffIdOf } from '@/access/staffOf'
import { entityOf, isSearchable } from '@/catalog'
import type { RecordOffers } from '@/components/frame/commands/shownOffers'
import type { Id } from '@/domain/shared/idOf'
import { createFormatters } from '@/i18n/format'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { companySettings, type CompanySettings } from '@/operations/settings/companySettings'
import { bulkActionsOf } from '@/components/list/bulkActions'
import type { CellContext } from '@/components/list/cellText'
import { chosenColumns, columnsFor } from './drawnColumns'
import { drawnRows } from '@/components/list/drawnRows'
import { listPreferences } from './listPreferences'
import { listCrumbs, listScope } from './listScope'
import type { ListModel } from '@/components/list/listModel'
import {
  flatWhere,
  isFiltered,
  listPartOfQuery,
  searchOf,
  type FlatWhere,
  type Query,
} from '@/components/list/listState'
import { listWhere } from './listWhere'
import type { NoRowsReason } from '@/components/list/NoRows'
import { openingState } from './openingState'
import { readList } from './readList'
import { createLinkOf } from '@/components/frame/navigation/recordLinks'
import { savedViews } from './readSavedViews'
import { toolsOf } from './listTools'
import { shownFilters } from '@/components/list/shownFilters'

export type ListRequest = {
  req: PayloadRequest
  slug: string
  query: Query
  /** What Payload worked out of the reader's rights to the collection. */
  permissions: { fields?: SanitizedFieldsPermissions; delete?: unknown } | undefined
  /** Validates a condition of the URL before it becomes SQL. */
  isSoundWhere: (where: Where) => boolean
  /** What can be done with each record, by its id. */
  readOffers: (args: {
    req: PayloadRequest
    slug: string
    ids: readonly Id[]
    settings: CompanySettings
  }) => Promise<ReadonlyMap<Id, RecordOffers>>
}

const noRowsReasonOf = (args: {
  isSound: boolean
  isFailed: boolean
  isNarrowed: boolean
}): NoRowsReason => {
  if (!args.isSound) return 'invalid'
  if (args.isFailed) return 'failed'
  return args.isNarrowed ? 'filtered' : 'none'
}

/** What is shown before somebody chooses: more of rows that belong to one record. */
const shownOf = (slug: string, where: FlatWhere): string[] => {
  const { shown = [], shownBeside = {} } = entityOf(slug)?.list ?? {}
  const beside = Object.entries(shownBeside).flatMap(([relation, columns]) =>
    `where[${relation}][equals]` in where ? columns : [],
  )
  return [...shown, ...beside]
}

/** Everything a list page draws: two statements for the rows, a few for names and preferences. */
export const loadList = async (request: ListRequest): Promise<ListModel> => {
  const { req, slug, query, permissions, isSoundWhere } = request
  const { i18n, payload } = req
  const collection = payload.collections[slug as CollectionSlug].config
  const locale = isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE
  const t = createTranslator(locale)
  const ability = await abilityOfRequest(req)
  const may = (right: CommandRight): boolean => ability.can(...right)
  const userId = staffIdOf(req)
  const mayShare = mayShareViews(ability)

  const [settings, preferences, views, scope] = await Promise.all([
    companySettings(req),
    listPreferences({ req, slug }),
    savedViews({ req, slug, mayShare }),
    listScope({ req, query }),
  ])
  const { timeZone, today } = settings
  const available = columnsFor({ collection, fields: permissions?.fields, i18n, t, may })
  const titleField = collection.admin.useAsTitle ?? 'id'
  const opening = { preferences, views, collection, available }
  const asked = openingState({ ...opening, query })
  const columns = chosenColumns({
    available,
    wanted: [asked.columns, preferences.columns, shownOf(slug, asked.where)],
    titleField,
  })

  const searchFields = isSearchable(slug) ? readableSearchFields(ability, slug) : []
  const condition = await listWhere({ req, collection, state: asked, searchFields, isSoundWhere })
  const { where, isSound } = condition
  const read = await readList({
    req,
    slug,
    where,
    isSound,
    columns,
    available,
    titleField,
    state: asked,
  })
  const { titles, isFailed } = read
  const ids = read.docs.map(({ id }) => id)
  const offers = await request.readOffers({ req, slug, ids, settings })
  const state = { ...asked, page: read.page }

  const format = createFormatters(locale)
  const context: CellContext = { slug, format, t, titles, today, timeZone }
  const filters = shownFilters({
    isSound,
    available,
    context,
    where: state.where,
    hasScope: query.scope !== undefined,
    searchBy: (to) => choiceRightsOf(ability, to).searchBy,
  })
  const newHref = createLinkOf({ slug, scope: scope?.id, may })
  const title = getTranslation(collection.labels.plural as Record<string, string>, i18n)
  const mayDelete = Boolean(permissions?.delete)
  const api = `${payload.config.routes.api}/${slug}`

  return {
    t,
    context,
    slug,
    state,
    asked: listPartOfQuery(query),
    columns,
    available,
    hasChosenColumns: asked.columns.length > 0 || preferences.columns.length > 0,
    main: Math.max(
      0,
      columns.findIndex(({ name }) => name === titleField),
    ),
    titleField,
    rows: drawnRows({
      columns,
      context,
      titleField,
      may,
      docs: read.docs,
      offers,
      mayEdit: (doc) =>
        slug !== 'tenders' || mayEditTender({ ability, userId, tender: doc as EditedTender }),
      scope: scope?.id,
      pictures: read.pictures,
    }),
    title,
    company: scope?.name,
    breadcrumbs: listCrumbs({ title, scope, home: t('companies.plural') }),
    total: read.total,
    pages: read.pages,
    isFailed,
    asksFirst: read.asksFirst,
    canSearch: searchFields.length > 0,
    noRowsReason: noRowsReasonOf({ isSound, isFailed, isNarrowed: isFiltered(state) }),
    filters,
    matching: flatWhere(where),
    views,
    opening: preferences.view,
    mayShare,
    allHref: searchOf(openingState({ ...opening, views: [], query: {} })),
    bulk: bulkActionsOf({ slug, mayDelete, may, t }),
    tools: toolsOf(slug, { may, t }),
    create: newHref
      ? { href: newHref, label: t(`${entityOf(slug)?.words}.new` as MessageKey) }
      : undefined,
    api,
    deleteFrom: mayDelete ? api : undefined,
  }
}
