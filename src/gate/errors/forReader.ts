import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { readableShortages } from '@/access/readableStock'
import type { FieldReason, Reason } from '@/domain/shared/refusal'

/**
 * A refusal as its reader may be told it: the sentence always, values of records as far as they
 * may be read.
 * @param reason why something was not done
 * @param req of the reader
 */
export const forReader = async (reason: Reason, req: PayloadRequest): Promise<Reason> => {
  const fields = reason.fields ?? []
  const isShortage = ({ code }: Reason | FieldReason) => code === 'insufficientStock'
  if (![reason, ...fields].some(isShortage)) return reason
  const ability = await abilityOfRequest(req)
  const told = <R extends Reason | FieldReason>(one: R): R =>
    isShortage(one) ? { ...one, data: readableShortages(ability, one.data ?? {}) } : one
  const { data } = reason
  // Fields to mend are said under a code of their own, with the same values beside them.
  return { ...told(reason), fields: fields.map(told), ...(isShortage(reason) ? {} : { data }) }
}
