import {
  APIError,
  AuthenticationError,
  FileUploadError,
  Forbidden,
  LockedAuth,
  MissingFile,
  NotFound,
  QueryError,
  UnauthorizedError,
  UnverifiedEmail,
  ValidationError,
  type PayloadRequest,
} from 'payload'
import type { RefusalCode } from '@/domain/shared/refusal'
import type { FieldReason, Reason } from '@/domain/shared/refusal'
import { isKind } from './isKind'
import { fieldOfColumn } from './reasonOfPostgres'

type FieldError = { path?: unknown; message?: unknown; tableName?: unknown }

/** Statuses of Payload errors that have no class of their own. */
const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  400: 'invalidInput',
  401: 'signInFirst',
  403: 'notAllowed',
  404: 'notFound',
  405: 'methodNotAllowed',
  409: 'staleEdit',
  413: 'bodyTooLarge',
  415: 'unsupportedMediaType',
  423: 'staleEdit',
  429: 'tooManyRequests',
  503: 'unavailable',
  507: 'diskFull',
}

/** The refusal for an HTTP status without further information. */
export const codeOfStatus = (status: number | undefined): RefusalCode =>
  BY_STATUS[status ?? 500] ?? (status && status < 500 ? 'invalidInput' : 'unexpected')

const fieldReason = (error: FieldError, req: PayloadRequest | undefined): FieldReason => {
  const path = typeof error.path === 'string' ? error.path : ''
  // Payload's error for a violated unique index; the path is then the name of a column.
  if ('tableName' in error) {
    return { path: fieldOfColumn(path.split(',')[0]?.trim() ?? ''), code: 'notUnique' }
  }
  // Payload describes problems of a file in English, for developers.
  if (path === 'file') return { path, code: 'fileUnreadable' }
  const message = typeof error.message === 'string' ? error.message : undefined
  const isMissing = message !== undefined && message === req?.t?.('validation:required')
  return { path, code: isMissing ? 'required' : 'invalidInput', message }
}

const fieldsOf = (error: ValidationError, req?: PayloadRequest): FieldReason[] => {
  const list = (error.data as { errors?: unknown } | null)?.errors
  return Array.isArray(list) ? list.map((one: FieldError) => fieldReason(one, req)) : []
}

/**
 * Converts an error of Payload to a refusal.
 * @param error what was thrown
 * @param req of the caller: decides between 401 and 403, and has the language of the field errors
 * @returns the refusal, or null if it is not an error of Payload
 */
export const reasonOfPayload = (error: unknown, req?: PayloadRequest): Reason | null => {
  if (isKind(error, ValidationError)) {
    const fields = fieldsOf(error, req)
    const isUnique = fields.length > 0 && fields.every((field) => field.code === 'notUnique')
    return { code: isUnique ? 'notUnique' : 'invalidInput', fields }
  }
  if (
    isKind(error, AuthenticationError) ||
    isKind(error, LockedAuth) ||
    isKind(error, UnverifiedEmail)
  ) {
    return { code: 'wrongCredentials' }
  }
  if (isKind(error, UnauthorizedError)) return { code: 'signInFirst' }
  if (isKind(error, Forbidden)) return { code: req?.user ? 'notAllowed' : 'signInFirst' }
  if (isKind(error, NotFound)) return { code: 'notFound' }
  if (isKind(error, QueryError)) return { code: 'invalidQuery' }
  if (isKind(error, MissingFile)) {
    return { code: 'invalidInput', fields: [{ path: 'file', code: 'required' }] }
  }
  if (isKind(error, FileUploadError)) {
    return { code: 'invalidInput', fields: [{ path: 'file', code: 'fileUnreadable' }] }
  }
  if (isKind(error, APIError) && error.status < 500) return { code: codeOfStatus(error.status) }
  return null
}
