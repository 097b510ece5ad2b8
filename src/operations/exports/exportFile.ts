import type { PayloadRequest } from 'payload'
import { callerKey } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import type { ExportFormat, ExportSheet } from '@/exchange/exportSheet'
import { MIME_TYPES, writeSheet } from '@/exchange/writeSheet'
import { createFormatters } from '@/i18n/format'
import { untilEnd } from '@/queries/export/untilEnd'
import { recordEvent } from '../audit/recordEvent'
import { countForPerson } from '../limits/countForPerson'
import { takeTurn, TURN_IDLE_MS, type Turn } from '../limits/takeTurn'

/** Rows that one file holds at the most. */
export const EXPORT_CAP = 250_000

/** What a file is made of, and what the audit trail keeps of it. */
export type Exported = ExportSheet & {
  slug: string
  total: number
  /** The company's day, for the name of the file. */
  today: string
  asked: { search: string | null; filters: string | null }
}

export type ExportedFile = { bytes: ReadableStream<Uint8Array>; name: string; type: string }

const record = (
  req: PayloadRequest,
  { slug, total, asked }: Exported,
  format: ExportFormat,
): Promise<void> =>
  recordEvent({
    ...{ req, action: 'export', subject: slug, document: null },
    details: { rows: String(total), format, ...asked },
  })

/**
 * Rows as a file: one export at a time for each user, counted against their limit and written to the
 * audit trail. The bytes are produced while they are read.
 * @param read what to write; reading the rows uses `turn.keep`
 * @throws Refusal `signInFirst`, `tooManyRequests`, `exportRunning`, `exportTooLarge`
 */
export const exportFile = async (
  req: PayloadRequest,
  format: ExportFormat,
  read: (turn: Turn) => Promise<Exported>,
): Promise<ExportedFile> => {
  const { user, payload } = req
  if (!user) throw new Refusal('signInFirst')
  const turn = takeTurn(callerKey(user))
  try {
    await countForPerson({ payload, user, limit: 'export' })
    const sheet = await read(turn)
    const { slug, total, title, today, locale } = sheet
    if (total > EXPORT_CAP) {
      const max = createFormatters(locale).count(EXPORT_CAP)
      throw new Refusal('exportTooLarge', { data: { max } })
    }
    await record(req, sheet, format)
    const onEnd = (err?: unknown) => {
      turn.end()
      if (err) payload.logger.error({ msg: 'A list could not be exported', err, slug })
    }
    return {
      bytes: untilEnd(writeSheet(format, sheet), onEnd, TURN_IDLE_MS),
      name: `${title} ${today}.${format}`,
      type: MIME_TYPES[format],
    }
  } catch (error) {
    turn.end()
    throw error
  }
}
