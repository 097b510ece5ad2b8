import type { PayloadRequest } from 'payload'
import { callerKey } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { HEAD_HEADER } from '@/domain/shared/text/headerNames'
import type { ExportFormat, ExportSheet } from '@/exchange/exportSheet'
import { MIME_TYPES, writeSheet } from '@/exchange/writeSheet'
import { createFormatters } from '@/i18n/format'
import { untilEnd } from '@/queries/export/untilEnd'
import { recordEvent } from '../audit/recordEvent'
import { countForPerson } from '../limits/countForPerson'
import { takeTurn, TURN_IDLE_MS, type Turn } from '../limits/takeTurn'

/** Most rows of one file. */
export const EXPORT_CAP = 250_000

/** The content of a file, and what the audit trail records of it. */
export type Exported = ExportSheet & {
  slug: string
  total: number
  /** The company's day, for the name of the file. */
  today: string
  asked: { search: string | null; filters: string | null }
}

/** A file; `bytes` is null in the response to a HEAD. */
export type ExportedFile = { bytes: ReadableStream<Uint8Array> | null; name: string; type: string }

/** Names a file by its title and the company's day. */
export const fileNameOf = ({
  title,
  today,
  format,
}: Pick<Exported, 'title' | 'today'> & { format: ExportFormat }): string =>
  `${title} ${today}.${format}`

/** @throws Refusal `exportTooLarge` for more rows than a file may have */
export const refuseTooLarge = ({ total, locale }: Pick<Exported, 'total' | 'locale'>): void => {
  if (total <= EXPORT_CAP) return
  const max = createFormatters(locale).count(EXPORT_CAP)
  throw new Refusal('exportTooLarge', { data: { max } })
}

/** Records an export in the audit trail, in the transaction of the request if it has one. */
export const recordExport = (
  req: PayloadRequest,
  { slug, total, asked }: Pick<Exported, 'slug' | 'total' | 'asked'>,
  format: ExportFormat,
): Promise<void> =>
  recordEvent({
    ...{ req, action: 'export', subject: slug, document: null },
    details: { rows: String(total), format, ...asked },
  })

/**
 * Exports rows as a file: one export at a time for each user, counted against their rate limit and
 * recorded in the audit trail. The bytes are produced while they are read. A HEAD only gets name
 * and type: no row is read, counted or recorded.
 * @param args.title and `today` name the file
 * @param args.read the content; reading the rows uses `turn.keep`
 * @throws Refusal `signInFirst`, `tooManyRequests`, `exportRunning`, `exportTooLarge`
 */
export const exportFile = async (
  req: PayloadRequest,
  args: Pick<Exported, 'title' | 'today'> & {
    format: ExportFormat
    read: (turn: Turn) => Promise<Exported>
  },
): Promise<ExportedFile> => {
  const { title, today, format, read } = args
  const { user, payload } = req
  if (!user) throw new Refusal('signInFirst')
  const head = { name: fileNameOf({ title, today, format }), type: MIME_TYPES[format] }
  if (req.headers.has(HEAD_HEADER)) return { ...head, bytes: null }
  const turn = await takeTurn(callerKey(user))
  try {
    await countForPerson({ payload, user, limit: 'export' })
    const sheet = await read(turn)
    const { slug } = sheet
    refuseTooLarge(sheet)
    await recordExport(req, sheet, format)
    const onEnd = (err?: unknown) => {
      turn.end()
      if (err) payload.logger.error({ msg: 'A list could not be exported', err, slug })
    }
    return { ...head, bytes: untilEnd(writeSheet(format, sheet), onEnd, TURN_IDLE_MS) }
  } catch (error) {
    turn.end()
    throw error
  }
}
