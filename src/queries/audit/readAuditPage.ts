import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { choiceRightsOf } from '@/access/reading/choiceRights'
import { TRAIL_ACTIONS } from '@/catalog/commands/trail'
import { entityOf } from '@/catalog'
import { auditFilterOf, beforeOf } from '@/queries/audit/auditFilter'
import { activeFilters } from '@/present/list/activeFilters'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { FilterField } from '@/present/list/filterFields'
import { readListState, type Query } from '@/present/list/listState'
import { titleKey } from '@/present/list/titles'
import type { AuditedSlug } from '@/domain/audit/auditedSlugs'
import { createFormatters } from '@/i18n/format'
import type { MessageKey, Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { readActivity } from '@/queries/audit/readActivity'
import { readableSlugs } from '@/queries/audit/readableSlugs'
import { siteOf } from '@/queries/settings/siteOf'
import { recordKey, recordTitles } from '@/queries/shared/recordTitles'
import { readRows } from '@/queries/shared/rows'
import type { ViewPage } from '@/queries/shared/viewPage'

const SIZE = 25

/** The moment of the newest event that was moved into an archive; null if none was. */
const readArchivedUntil = async (req: PayloadRequest): Promise<string | null> => {
  const [row] = await readRows<{ until: string | null }>(
    req,
    sql`select max(last_at) as until from audit_archives`,
  )
  return row?.until ?? null
}

const actionWords = (t: Translator) =>
  Object.fromEntries(TRAIL_ACTIONS.map((name) => [name, t(`audit.actions.${name}` as MessageKey)]))

const subjectWords = (slugs: readonly AuditedSlug[], t: Translator) =>
  Object.fromEntries(
    slugs.map((slug) => [
      slug,
      slug === 'settings' ? t('nav.settings') : t(`${entityOf(slug)?.words}.plural` as MessageKey),
    ]),
  )

/** The filterable columns, as every list renders them. */
const columnsFor = (slugs: readonly AuditedSlug[], t: Translator): DrawnColumn[] => [
  { name: 'at', label: t('audit.days'), column: { kind: 'dateTime' } },
  { name: 'user', label: t('audit.who'), column: { kind: 'relation' }, relationTo: 'users' },
  {
    name: 'subject',
    label: t('audit.kind'),
    column: { kind: 'status' },
    words: subjectWords(slugs, t),
  },
  { name: 'action', label: t('audit.action'), column: { kind: 'status' }, words: actionWords(t) },
]

const optionsOf = ({ words = {} }: DrawnColumn) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const fieldsFrom = (
  columns: readonly DrawnColumn[],
  { may }: ViewPage,
  searchBy: readonly string[],
  chosen: FilterField['chosen'],
): FilterField[] =>
  columns.flatMap((column): FilterField[] => {
    const { name, label } = column
    if (name === 'at') return [{ name, label, kind: 'moments' }]
    if (column.words) return [{ name, label, kind: 'choice', options: optionsOf(column) }]
    if (!may(['read', 'users'])) return []
    return [{ name, label, kind: 'record', relationTo: 'users', searchBy, chosen }]
  })

/**
 * Data of the audit page: entries, filters and their labels, limited to what the reader may read.
 * @param query of the address
 */
export const readAuditPage = async (page: ViewPage, query: Query) => {
  const { req, locale } = page
  const t = createTranslator(locale)
  const state = readListState(query, { sort: '', limit: SIZE, limitOf: () => SIZE })
  const filter = auditFilterOf(state.where)
  const before = beforeOf(query.before)
  const { user, subject, document } = filter ?? {}
  const record = subject && document ? { slug: subject, id: document } : null
  const [{ timeZone, today }, slugs, titles, found, archivedUntil] = await Promise.all([
    siteOf(req.payload),
    readableSlugs(req),
    recordTitles(req, [
      ...(user ? [{ slug: 'users', id: user }] : []),
      ...(record && record.slug !== 'settings' ? [record] : []),
    ]),
    filter && readActivity({ req, filter, before, size: SIZE }),
    readArchivedUntil(req),
  ])
  const columns = columnsFor(slugs, t)
  const userName = user ? titles.get(recordKey('users', user))?.title : undefined
  const recordName =
    (record && titles.get(recordKey(record.slug, record.id))?.title) ?? `#${document}`
  const chips = activeFilters({
    where: state.where,
    available: [
      ...columns,
      {
        name: 'document',
        label: t('audit.record'),
        column: { kind: 'text' },
        words: { [String(document)]: recordName },
      },
    ],
    context: {
      slug: 'audit-events',
      format: createFormatters(locale),
      t,
      titles: new Map(user && userName ? [[titleKey('users', user), userName]] : []),
      today,
      timeZone,
    },
  })
  const { searchBy } = choiceRightsOf(await abilityOfRequest(req), 'users')
  return {
    archivedUntil,
    chips,
    fields: fieldsFrom(
      columns,
      page,
      searchBy,
      user && userName ? { id: user, name: userName } : undefined,
    ),
    isOlder: before !== null,
    page: found,
    state,
    timeZone,
  }
}
