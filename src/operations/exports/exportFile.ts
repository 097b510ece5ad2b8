import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import type { Entity } from '@/catalog/build'
import { Refusal } from '@/domain/shared/refusal'
import type { ExportFormat } from '@/exchange/exportSheet'
import { MIME_TYPES, writeSheet } from '@/exchange/writeSheet'
import { createFormatters } from '@/i18n/format'
import { attachmentNamed } from '@/lib/contentDisposition'
import { recordEvent } from '../audit/recordEvent'
import { TURN_IDLE_MS, type Turn } from '../limits/takeTurn'
import type { AskedList } from '@/queries/list/readAsked'
import { exportColumns, headerOf } from '@/queries/export/exportColumns'
import { exportQuestion } from '@/queries/export/exportQuestion'
import { exportRows } from '@/queries/export/exportRows'
import { untilEnd } from '@/queries/export/untilEnd'
import { wholeList, type WholeList } from '@/queries/export/wholeList'

/** Rows that one file holds at the most. */
export const EXPORT_CAP = 250_000

type Args = {
  req: PayloadRequest
  entity: Entity
  list: AskedList
  format: ExportFormat
  turn: Turn
}

/** What the list is called, with the company it belongs to. */
const titleOf = ({ req, list: { collection, scope } }: Args): string => {
  const title = getTranslation(collection.labels.plural as Record<string, string>, req.i18n)
  return scope?.name ? `${scope.name} · ${title}` : title
}

/** Whoever takes data along leaves a line in the trail: what, and how much of it. */
const record = ({ req, entity, list: { state }, format }: Args, { ids }: WholeList) =>
  recordEvent({
    req,
    action: 'export',
    subject: entity.slug,
    document: null,
    details: {
      rows: String(ids.length),
      format,
      search: state.search || null,
      filters:
        Object.entries(state.where)
          .map(([path, value]) => `${path.slice('where'.length)}=${value}`)
          .join(' ') || null,
    },
  })

/**
 * A list as a file: asks for the numbers of its rows, writes down who took it, and gives the bytes
 * as they are taken.
 * @throws Refusal `exportTooLarge`, `notAllowed` where no column is left
 */
export const exportFile = async (args: Args): Promise<Response> => {
  const { req, entity, list, turn } = args
  const { ability, available, locale, settings, state, t, where } = list
  const { slug } = entity
  const format = createFormatters(locale)
  const columns = exportColumns({ entity, ability, shown: list.columns, available })
  if (columns.length === 0) throw new Refusal('notAllowed')
  const question = exportQuestion({ slug, where, sort: state.sort, columns, available })
  const whole = await wholeList({ req, slug, question, most: EXPORT_CAP + 1 })
  if (whole.ids.length > EXPORT_CAP)
    throw new Refusal('exportTooLarge', { data: { max: format.count(EXPORT_CAP) } })
  await record(args, whole)
  const { timeZone, today } = settings
  const title = titleOf(args)
  const context = { slug, t, today, timeZone, format }
  const rows = exportRows({ req, list: whole, columns, context, onRead: turn.keep })
  const bytes = writeSheet(args.format, {
    title,
    columns: columns.map(headerOf),
    rows,
    locale,
    timeZone,
  })
  const onEnd = (error?: unknown) => {
    turn.end()
    if (error) req.payload.logger.error({ msg: 'A list could not be exported', err: error, slug })
  }
  const body = untilEnd(bytes, onEnd, TURN_IDLE_MS)
  return new Response(body, {
    headers: {
      'Content-Type': MIME_TYPES[args.format],
      'Content-Disposition': attachmentNamed(`${title} ${today}.${args.format}`),
    },
  })
}
