import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { listPermissions } from '@/access/roles/listPermissions'
import type { Entity } from '@/catalog/build'
import { Refusal } from '@/domain/shared/refusal'
import { createFormatters } from '@/i18n/format'
import { isSort } from '@/domain/lists/viewState'
import { withoutMarks } from '@/domain/shared/text/typedText'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import { UnknownQuestion } from '@/queries/engine/unknown'
import { exportColumns, exportGrouping, headerOf } from '@/queries/export/exportColumns'
import { exportQuestion } from '@/queries/export/exportQuestion'
import { exportRows } from '@/queries/export/exportRows'
import { wholeList } from '@/queries/export/wholeList'
import { readAsked, type AskedList } from '@/queries/list/readAsked'
import { readGroups, type Grouping } from '@/queries/list/readListGroups'
import { EXPORT_CAP, type Exported, exportFile, type ExportedFile } from './exportFile'
import type { ExportCell, ExportColumn, ExportFormat } from '@/exchange/exportSheet'
import { isAsked } from './exportRow'

/** A query in the form that pages get. */
const queryOf = (params: URLSearchParams) =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))

/** A list that its reader may export. */
export type JudgedList = {
  entity: Entity
  list: AskedList
  /** The columns of the file of its rows; empty for that of its groups. */
  columns: readonly DrawnColumn[]
  /** Set if its groups are exported, not its rows. */
  grouping: Grouping | null
  /** Title of the list and its grouping, whatever it is restricted to. */
  plainTitle: string
  /** The same with its company. */
  title: string
}

const plainTitleOf = (
  req: PayloadRequest,
  { collection }: AskedList,
  grouping: Grouping | null,
): string => {
  const title = getTranslation(collection.labels.plural as Record<string, string>, req.i18n)
  return grouping ? `${title} · ${grouping.group.label}` : title
}

/**
 * What is exported of the groups of a list.
 * @throws Refusal `invalidQuery` if the list is not grouped; `notAllowed` if its column may not be
 *   exported
 */
const groupingOf = (
  entity: Entity,
  { state, available, columns, ability }: AskedList,
): Grouping => {
  const group = available.find(({ name }) => name === state.group)
  if (!group) throw new Refusal('invalidQuery', { data: { path: 'group' } })
  const grouping = exportGrouping({ entity, ability, group, shown: columns })
  if (!grouping) throw new Refusal('notAllowed')
  return grouping
}

/**
 * Checks that the caller may export a list, with the rights they have now.
 * @param args.params query string of the list
 * @throws Refusal `invalidQuery`, also for the groups of a list without them; `notAllowed`, also if no
 *   column is left
 */
export const judgedList = async (
  req: PayloadRequest,
  { entity, params }: { entity: Entity; params: URLSearchParams },
): Promise<JudgedList> => {
  const { slug } = entity
  const collection = req.payload.collections[slug as CollectionSlug].config
  const permissions = await listPermissions(req, collection)
  // Some lists are closed to readers of only some of their fields.
  if (!permissions?.read) throw new Refusal('notAllowed')
  const list = await readAsked({ req, slug, query: queryOf(params), permissions })
  const mayRead = entity.readers.some((subject) => list.may(['read', subject]))
  if (!mayRead || !entity.exporter || !list.may(entity.exporter)) throw new Refusal('notAllowed')
  if (!isSort(params.get('sort') ?? ''))
    throw new Refusal('invalidQuery', { data: { path: 'sort' } })
  if (!list.isSound) throw new Refusal('invalidQuery', { data: { path: 'where' } })
  const { ability, available, scope } = list
  const grouping = isAsked(params, 'groups') ? groupingOf(entity, list) : null
  const columns = grouping ? [] : exportColumns({ entity, ability, shown: list.columns, available })
  if (!grouping && columns.length === 0) throw new Refusal('notAllowed')
  const plainTitle = plainTitleOf(req, list, grouping)
  const title = scope?.name ? `${scope.name} · ${plainTitle}` : plainTitle
  return { entity, list, columns, grouping, plainTitle, title }
}

/** What the audit trail records of the query: the column of groups is judged as that of a filter. */
const filtersOf = ({ state }: AskedList, grouping: Grouping | null): string | null =>
  [
    ...Object.entries(state.where).map(([path, value]) => `${path.slice('where'.length)}=${value}`),
    ...(grouping ? [`[${grouping.group.name}][groups]=true`] : []),
  ].join(' ') || null

/**
 * The groups of a list: value, number of rows and sums in lira, those with the most rows first.
 * @throws Refusal `invalidQuery` if the reader may not see every value
 */
const groupsOf = async (
  req: PayloadRequest,
  { entity: { slug }, list: { where, ability, t } }: JudgedList,
  grouping: Grouping,
): Promise<Pick<Exported, 'columns' | 'rows' | 'total'>> => {
  const asked = { slug, where, ability, ...grouping, most: EXPORT_CAP }
  const { groups } = await readGroups(req, asked).catch((error: unknown) => {
    if (error instanceof UnknownQuestion)
      throw new Refusal('invalidQuery', { data: { path: 'group' } })
    throw error
  })
  return {
    total: groups.length,
    columns: [
      { header: grouping.group.label, is: 'text' },
      { header: t('list.groups.count'), is: 'number' },
      ...grouping.added.map(({ label }): ExportColumn => ({
        ...{ header: withoutMarks(t('list.sumInLira', { name: label })), is: 'number' },
        digits: '#,##0.00',
      })),
    ],
    rows: groups.map(({ label, count, sums }): ExportCell[] => [
      { is: 'text', text: label || t('list.groups.without') },
      ...[String(count), ...sums].map((text): ExportCell => ({ is: 'number', text })),
    ]),
  }
}

/**
 * The content of the file of a list; its rows are read while the file is written.
 * @param args.onRead called before each batch of rows is read
 * @param args.account the user it is read for, when their session is not at hand (`wholeList`)
 */
export const sheetOf = async (
  req: PayloadRequest,
  args: { judged: JudgedList; onRead: () => void; account?: number },
): Promise<Exported> => {
  const { judged, onRead, account } = args
  const { entity, list, columns, grouping, title } = judged
  const { slug } = entity
  const { available, locale, settings, state, t, where } = list
  const { timeZone, today } = settings
  const asked = { search: state.search || null, filters: filtersOf(list, grouping) }
  const shared = { slug, title, asked, locale, timeZone, today }
  if (grouping) return { ...shared, ...(await groupsOf(req, judged, grouping)) }
  const question = exportQuestion({ where, sort: state.sort, columns, available })
  const whole = await wholeList({ req, slug, question, most: EXPORT_CAP + 1, account })
  const context = { slug, t, today, timeZone, format: createFormatters(locale) }
  return {
    ...shared,
    total: whole.ids.length,
    columns: columns.map(headerOf),
    rows: exportRows({ req, list: whole, columns, context, onRead }),
  }
}

/**
 * A list as a file: all of its rows, with the columns and order its reader sees; or its groups.
 * @param args.params query string of the list
 * @throws Refusal `signInFirst`, `invalidQuery`; `notAllowed`, also if no column is left; those of
 *   `exportFile`
 */
export const exportList = async (
  req: PayloadRequest,
  args: { entity: Entity; format: ExportFormat; params: URLSearchParams },
): Promise<ExportedFile> => {
  const judged = await judgedList(req, args)
  return exportFile(req, {
    ...{ format: args.format, title: judged.title, today: judged.list.settings.today },
    read: (turn) => sheetOf(req, { judged, onRead: turn.keep }),
  })
}
