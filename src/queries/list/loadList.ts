import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest, CollectionSlug } from 'payload'
import { choiceRightsOf } from '@/access/reading/choiceRights'
import { mayEditTender, type EditedTender } from '@/access/mayEditTender'
import { askerOf, staffIdOf } from '@/access/session/staffOf'
import { entityOf } from '@/catalog'
import type { RecordOffers } from '@/present/commands/shownOffers'
import type { Id } from '@/domain/shared/idOf'
import { createFormatters } from '@/i18n/format'
import type { CommandRight } from '@/catalog/commands/command'
import type { MessageKey, Translator } from '@/i18n/messages'
import { paths } from '@/catalog/paths'
import type { CompanySettings } from '../settings/companySettings'
import { readHandledTodos } from '../timeline/handledTodos'
import { readFollowedUp } from '../timeline/planning'
import { bulkActionsOf } from '@/present/list/bulkActions'
import type { CellContext } from '@/present/list/cellText'
import { drawnRows } from '@/present/list/drawnRows'
import { listCrumbs } from './listScope'
import type { ListModel, ListTools, NoRowsReason } from '@/present/list/listModel'
import { flatWhere, isFiltered, listPartOfQuery, searchOf } from '@/present/list/listState'
import { groupingsOf, openingState } from './openingState'
import { readAsked, type AskedRequest } from './readAsked'
import { readList } from './readList'
import { createLinkOf } from '@/present/navigation/recordLinks'
import { shownFilters } from '@/present/list/shownFilters'
import { withInline } from './withInline'
import { listPermissions } from '@/access/roles/listPermissions'
import { readOffers } from '../shared/readOffers'

export type ListRequest = AskedRequest & {
  /**
   * Additional tools of a domain in its list, depending on the reader's rights; not used in
   * exports.
   */
  toolsOf?: (
    slug: string,
    reader: { may: (right: CommandRight) => boolean; t: Translator },
  ) => ListTools
  /** Commands of each record, by its id. */
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

/** All data of a list page: two statements for the rows, a few for names and preferences. */
export const loadList = async (request: ListRequest): Promise<ListModel> => {
  const { req, slug, query, permissions } = request
  const { i18n, payload } = req
  const list = await readAsked(request)
  const { ability, available, collection, locale, may, preferences, scope, settings } = list
  const columns = withInline({ columns: list.columns, collection, ability, may })
  const { isSound, state: asked, t, titleField, views, where } = list
  const { timeZone, today } = settings
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
  const [offers, followedUp, todos] = await Promise.all([
    request.readOffers({ req, slug, ids, settings }),
    readFollowedUp({ req, slug, ids }),
    readHandledTodos({ req, slug, ids }),
  ])
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
    may,
    reader: staffIdOf(req),
  })
  const newHref = createLinkOf({ slug, scope: scope?.id, may })
  const title = getTranslation(collection.labels.plural as Record<string, string>, i18n)
  const { exporter, importer } = entityOf(slug) ?? {}
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
    groupings: groupingsOf(slug, available).map(({ name, label }) => ({ name, label })),
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
      followedUp,
      todos,
      mayEdit: (doc) =>
        !entityOf(slug)?.ownDrafts ||
        mayEditTender({ ability, asker: askerOf(req), tender: doc as EditedTender }),
      scope: scope?.id,
      pictures: read.pictures,
    }),
    title,
    scope: scope?.id,
    company: scope?.name,
    breadcrumbs: listCrumbs({ title, scope, home: t('companies.plural') }),
    total: read.total,
    pages: read.pages,
    isFailed,
    asksFirst: read.asksFirst,
    canSearch: list.canSearch,
    noRowsReason: noRowsReasonOf({
      isSound: isSound && !read.isClosed,
      isFailed,
      isNarrowed: isFiltered(state),
    }),
    filters,
    matching: flatWhere(where),
    views,
    opening: preferences.view,
    mayShare: list.mayShare,
    allHref: searchOf(openingState({ preferences, views: [], collection, available, query: {} })),
    bulk: bulkActionsOf({ slug, mayDelete, may, t }),
    tools: request.toolsOf?.(slug, { may, t }) ?? {},
    mayExport: exporter !== undefined && may(exporter),
    importHref: importer && may(importer) ? `${paths.importNew()}?target=${slug}` : undefined,
    create: newHref
      ? { href: newHref, label: t(`${entityOf(slug)?.words}.new` as MessageKey) }
      : undefined,
    api,
    deleteFrom: mayDelete ? api : undefined,
  }
}

/** Data of a list page, with the commands of each record. */
export const readListPage = async (
  asked: Pick<ListRequest, 'req' | 'slug' | 'query' | 'toolsOf'>,
) => {
  const { config } = asked.req.payload.collections[asked.slug as CollectionSlug]
  return loadList({
    ...asked,
    permissions: await listPermissions(asked.req, config),
    readOffers,
  })
}
