import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, ListViewServerProps, Payload, TypedUser } from 'payload'
import { abilityOf, type Caller } from '@/access/abilityOf'
import type { Right } from '@/access/collectionAccess'
import { today } from '@/domain/shared/day'
import { createFormatters } from '@/i18n/format'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/lib/paths'
import type { Crumb } from '../ui/Breadcrumbs'
import type { CellContext } from './cellText'
import { completeDocs } from './completeDocs'
import { companyTimeZone } from './companyTimeZone'
import { drawnColumns } from './drawnColumns'
import { drawnRows } from './drawnRows'
import { flatWhere, isFiltered, readListState, type Query } from './listState'
import type { NoRowsReason } from './NoRows'
import { quickFiltersOf } from './quickFilters'
import { createLinkOf, type Doc } from './recordLinks'
import { relationTitles } from './relationTitles'

type Scope = { id: number; name: string }

/** The company a list belongs to by its address, if the reader may read it. */
const scopeOf = async (args: {
  query: Query
  payload: Payload
  user: TypedUser | null
}): Promise<Scope | undefined> => {
  const id = Number(args.query.scope)
  if (!Number.isInteger(id) || id <= 0) return undefined
  const company = await args.payload.findByID({
    collection: 'companies' as CollectionSlug,
    id,
    depth: 0,
    select: { name: true },
    overrideAccess: false,
    disableErrors: true,
    user: args.user,
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

const noRowsReasonOf = (isFailed: boolean, isNarrowed: boolean): NoRowsReason => {
  if (isFailed) return 'failed'
  return isNarrowed ? 'filtered' : 'none'
}

/** Everything a list page draws, from what Payload read and a few names more. */
export const loadList = async (props: ListViewServerProps) => {
  const { collectionConfig, data, i18n, payload, columnState } = props
  const { slug } = collectionConfig
  const query = (props.searchParams ?? {}) as Query
  const user = (props.user ?? null) as TypedUser | null
  const locale = isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE
  const t = createTranslator(locale)
  const read = data.docs as Doc[]

  // Payload swallows the failure of a question and leaves no columns behind.
  const isFailed = columnState.length === 0
  const active = columnState.filter((column) => column.active).map(({ accessor }) => accessor)
  const columns = drawnColumns({ collection: collectionConfig, active, i18n })

  const hasScope = query.scope !== undefined
  const [ability, titles, scope, docs] = await Promise.all([
    abilityOf({ user: user as Caller, payload }),
    relationTitles({ payload, user, docs: read, columns }),
    scopeOf({ query, payload, user }),
    completeDocs({ payload, user, slug, docs: read, columns, hasScope }),
  ])
  const may = ([action, subject]: Right): boolean => ability.can(action, subject)

  const state = readListState(query, {
    sort: props.listPreferences?.sort ?? String(collectionConfig.defaultSort ?? ''),
    page: Math.max(1, Number(data.page) || 1),
    limit: props.limit,
  })
  const timeZone = await companyTimeZone({ payload, slug, columns })
  const day = today({ now: new Date(), timeZone })
  const context: CellContext = {
    slug,
    format: createFormatters(locale),
    t,
    titles,
    today: day,
    timeZone,
  }
  const titleField = collectionConfig.admin.useAsTitle ?? 'id'
  const newHref = createLinkOf({ slug, scope: scope?.id, may })
  const plural = getTranslation(collectionConfig.labels.plural as Record<string, string>, i18n)

  return {
    t,
    context,
    state,
    columns,
    main: Math.max(
      0,
      columns.findIndex(({ name }) => name === titleField),
    ),
    rows: drawnRows({ docs, columns, context, titleField, scope: scope?.id, may }),
    title: plural,
    company: scope?.name,
    breadcrumbs: crumbsOf(plural, scope, t('companies.plural')),
    total: Number(data.totalDocs),
    pages: Number(data.totalPages),
    isFailed,
    // Without fields to search in, Payload would look for the text in the record's number.
    canSearch: titleField !== 'id' || Boolean(collectionConfig.admin.listSearchableFields?.length),
    isBeyond: docs.length === 0 && Number(data.totalDocs) > 0,
    noRowsReason: noRowsReasonOf(isFailed, isFiltered(state)),
    filters: [
      { key: 'all', label: t('common.all'), where: {} },
      ...quickFiltersOf(slug, { today: day }).map(({ key, label, where }) => ({
        key,
        label: t(label),
        where: flatWhere(where),
      })),
    ],
    create: newHref ? { href: newHref, label: t(`${wordsOf(slug)}.new` as MessageKey) } : undefined,
    deleteFrom: props.hasDeletePermission ? `${payload.config.routes.api}/${slug}` : undefined,
  }
}
