import { noteInAuditContext } from '@/lib/auditContext'
import type { Reason, RefusalCode } from '@/domain/shared/refusal'
import type { Locale } from '@/i18n/locales'
import { describeRefusal } from '@/i18n/describeRefusal'

export type ErrorBody = {
  errors: [{ message: string; code: RefusalCode; name: string; data: Record<string, unknown> }]
}

/**
 * The body of every refusal (docs/api.md, "Errors"); forms show `data.errors` at their fields.
 * @param reason of the refusal
 * @param locale language of the reader
 */
export const errorBody = (reason: Reason, locale: Locale): { status: number; body: ErrorBody } => {
  const { code, data = {}, fields = [] } = reason
  const { status, message } = describeRefusal(code, data, locale)
  // Every refusal passes here, whatever its source.
  if (status === 403) noteInAuditContext({ denied: code })
  const errors = fields.map((field) => ({
    path: field.path,
    message: field.message ?? describeRefusal(field.code, field.data ?? {}, locale).message,
    code: field.code,
  }))
  // The message of a single field is more helpful than "correct the marked fields".
  const only = code === 'invalidInput' && errors.length === 1 ? errors[0] : undefined
  const name = errors.length > 0 ? 'ValidationError' : 'Refusal'
  const all = errors.length > 0 ? { ...data, errors } : data
  return {
    status,
    body: { errors: [{ message: only?.message ?? message, code, name, data: all }] },
  }
}
