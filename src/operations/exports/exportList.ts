import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { listPermissions } from '@/access/roles/listPermissions'
import type { Entity } from '@/catalog/build'
import { Refusal } from '@/domain/shared/refusal'
import type { ExportFormat } from '@/exchange/exportSheet'
import { createFormatters } from '@/i18n/format'
import { exportColumns, headerOf } from '@/queries/export/exportColumns'
import { exportQuestion } from '@/queries/export/exportQuestion'
import { exportRows } from '@/queries/export/exportRows'
import { wholeList } from '@/queries/export/wholeList'
import { readAsked, type AskedList } from '@/queries/list/readAsked'
import type { Turn } from '../limits/takeTurn'
import { EXPORT_CAP, exportFile, type Exported, type ExportedFile } from './exportFile'

/** A query in the form that pages get. */
const queryOf = (params: URLSearchParams) =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))

const askedBy = async (
  req: PayloadRequest,
  entity: Entity,
  params: URLSearchParams,
): Promise<AskedList> => {
  const { slug } = entity
  const collection = req.payload.collections[slug as CollectionSlug].config
  const permissions = await listPermissions(req, collection)
  // Some lists are closed to readers of only some of their fields.
  if (!permissions?.read) throw new Refusal('notAllowed')
  const list = await readAsked({ req, slug, query: queryOf(params), permissions })
  const mayRead = entity.readers.some((subject) => list.may(['read', subject]))
  if (!mayRead || !entity.exporter || !list.may(entity.exporter)) throw new Refusal('notAllowed')
  if (!list.isSound) throw new Refusal('invalidQuery', { data: { path: 'where' } })
  return list
}

/** Title of the list, with its company. */
const titleOf = (req: PayloadRequest, { collection, scope }: AskedList): string => {
  const title = getTranslation(collection.labels.plural as Record<string, string>, req.i18n)
  return scope?.name ? `${scope.name} · ${title}` : title
}

const filtersOf = ({ state }: AskedList): string | null =>
  Object.entries(state.where)
    .map(([path, value]) => `${path.slice('where'.length)}=${value}`)
    .join(' ') || null

type Listed = { entity: Entity; list: AskedList; columns: ReturnType<typeof exportColumns> }

const sheetOf = async (
  req: PayloadRequest,
  { entity, list, columns, turn }: Listed & { turn: Turn },
): Promise<Exported> => {
  const { slug } = entity
  const { available, locale, settings, state, t, where } = list
  const { timeZone, today } = settings
  const question = exportQuestion({ slug, where, sort: state.sort, columns, available })
  const whole = await wholeList({ req, slug, question, most: EXPORT_CAP + 1 })
  const context = { slug, t, today, timeZone, format: createFormatters(locale) }
  return {
    slug,
    total: whole.ids.length,
    title: titleOf(req, list),
    columns: columns.map(headerOf),
    rows: exportRows({ req, list: whole, columns, context, onRead: turn.keep }),
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
  const { entity, format, params } = args
  const list = await askedBy(req, entity, params)
  const { ability, available } = list
  const columns = exportColumns({ entity, ability, shown: list.columns, available })
  if (columns.length === 0) throw new Refusal('notAllowed')
  return exportFile(req, {
    ...{ format, title: titleOf(req, list), today: list.settings.today },
    read: (turn) => sheetOf(req, { entity, list, columns, turn }),
  })
}
