import type { PayloadRequest } from 'payload'
import { recordIdOf } from '@/domain/shared/recordId'

/**
 * Default of a relation that the address of a new record's page names
 * (`/stock-movements/new?stockCard=7`): what is made from a record's page belongs to it from the
 * start. Requests to the API name what they mean in their body.
 * @param field the field's name, which is the parameter's too
 */
export const fromAddress =
  (field: string) =>
  ({ req }: { req: PayloadRequest }): number | undefined =>
    req.payloadAPI === 'local' ? (recordIdOf(req.query?.[field]) ?? undefined) : undefined

/**
 * The same for a text, such as a code that was scanned and belongs to no card yet.
 * @param maxLength what is longer is left out
 */
export const textFromAddress =
  (field: string, maxLength: number) =>
  ({ req }: { req: PayloadRequest }): string | undefined => {
    const text: unknown = req.payloadAPI === 'local' ? req.query?.[field] : undefined
    return typeof text === 'string' && text.length <= maxLength ? text : undefined
  }
