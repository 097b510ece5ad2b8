import type { PayloadRequest } from 'payload'
import { isRecordDay } from '@/domain/shared/day'
import { recordIdOf } from '@/domain/shared/recordId'

const isMomentText = (text: string): boolean => {
  const day = text.slice(0, 10)
  return isRecordDay(day) && /^.{10}T([01]\d|2[0-3]):[0-5]\d:00\.000Z$/.test(text)
}

/**
 * Default of a relation: the record named in the address of the form
 * (`/stock-movements/new?stockCard=7`), from whose page it was opened. Requests to the API send it
 * in their body.
 * @param field name of the field and of the query parameter
 */
export const fromAddress =
  (field: string) =>
  ({ req }: { req: PayloadRequest }): number | undefined =>
    req.payloadAPI === 'local' ? (recordIdOf(req.query?.[field]) ?? undefined) : undefined

/** As `fromAddress`, for a moment as ISO text in UTC; invalid text is ignored. */
export const momentFromAddress =
  (field: string) =>
  ({ req }: { req: PayloadRequest }): string | undefined => {
    const text: unknown = req.payloadAPI === 'local' ? req.query?.[field] : undefined
    return typeof text === 'string' && isMomentText(text) ? text : undefined
  }

/**
 * As `fromAddress`, for a text, such as a code that was scanned and belongs to no card yet.
 * @param maxLength longer text is ignored
 */
export const textFromAddress =
  (field: string, maxLength: number) =>
  ({ req }: { req: PayloadRequest }): string | undefined => {
    const text: unknown = req.payloadAPI === 'local' ? req.query?.[field] : undefined
    return typeof text === 'string' && text.length <= maxLength ? text : undefined
  }
