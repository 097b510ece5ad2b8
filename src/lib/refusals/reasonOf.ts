import type { PayloadRequest } from 'payload'
import { Refusal, type Reason } from '@/domain/shared/refusal'
import { reasonOfPayload } from './reasonOfPayload'
import { reasonOfPostgres } from './reasonOfPostgres'

/** Bundlers may load the class twice, so its name counts as well as its identity. */
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Refusal ||
  (error instanceof Error && error.name === 'Refusal' && 'code' in error)

/**
 * Converts anything that was thrown to a reason code with its data.
 * @param error a Refusal, an error of Payload, of PostgreSQL, or of GraphQL around one of them
 * @param req of the caller, when there is one
 * @returns the reason; `unexpected` if the error is a defect or of an unknown kind
 */
export const reasonOf = (error: unknown, req?: PayloadRequest): Reason => {
  if (isRefusal(error)) return { code: error.code, data: error.data, fields: error.fields }
  const inner = (error as { originalError?: unknown } | null)?.originalError
  if (inner && inner !== error) return reasonOf(inner, req)
  return reasonOfPayload(error, req) ?? reasonOfPostgres(error) ?? { code: 'unexpected' }
}
