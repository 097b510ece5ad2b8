import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { listPermissions } from '@/access/roles/listPermissions'
import type { Entity } from '@/catalog/build'
import { Refusal } from '@/domain/shared/refusal'
import { createFormatters } from '@/i18n/format'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import { exportColumns, headerOf } from '@/queries/export/exportColumns'
import { exportQuestion } from '@/queries/export/exportQuestion'
import { exportRows } from '@/queries/export/exportRows'
import { wholeList } from '@/queries/export/wholeList'
import { readAsked, type AskedList } from '@/queries/list/readAsked'
import { EXPORT_CAP, type Exported, exportFile, type ExportedFile } from './exportFile'
import type { ExportFormat } from '@/exchange/exportSheet'

/** A query in the form that pages get. */
const queryOf = (params: URLSearchParams) =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))

/** A list that its reader may export, with the columns of the file. */
export type JudgedList = {
  entity: Entity
  list: AskedList
  columns: readonly DrawnColumn[]
  /** Title of the list, with its company. */
  title: string
}

/** The list's own title, whatever it is restricted to. */
export const plainTitleOf = (req: PayloadRequest, { collection }: AskedList): string =>
  getTranslation(collection.labels.plural as Record<string, string>, req.i18n)

/** Title of the list, with its company. */
const titleOf = (req: PayloadRequest, list: AskedList): string => {
  const { scope } = list
  const title = plainTitleOf(req, list)
  return scope?.name ? `${scope.name} · ${title}` : title
}

/**
 * Checks that the caller may export a list, with the rights they have now.
 * @param args.params query string of the list
 * @throws Refusal `invalidQuery`; `notAllowed`, also if no column is left
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
  if (!list.isSound) throw new Refusal('invalidQuery', { data: { path: 'where' } })
  const { ability, available } = list
  const columns = exportColumns({ entity, ability, shown: list.columns, available })
  if (columns.length === 0) throw new Refusal('notAllowed')
  return { entity, list, columns, title: titleOf(req, list) }
}

const filtersOf = ({ state }: AskedList): string | null =>
  Object.entries(state.where)
    .map(([path, value]) => `${path.slice('where'.length)}=${value}`)
    .join(' ') || null

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
  const { entity, list, columns, title } = judged
  const { slug } = entity
  const { available, locale, settings, state, t, where } = list
  const { timeZone, today } = settings
  const question = exportQuestion({ where, sort: state.sort, columns, available })
  const whole = await wholeList({ req, slug, question, most: EXPORT_CAP + 1, account })
  const context = { slug, t, today, timeZone, format: createFormatters(locale) }
  return {
    slug,
    total: whole.ids.length,
    title,
    columns: columns.map(headerOf),
    rows: exportRows({ req, list: whole, columns, context, onRead }),
    asked: { search: state.search || null, filters: filtersOf(list) },
    ...{ locale, timeZone, today },
  }
}

/**
 * A list as a file: all of its rows, with the columns and order its reader sees.
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
