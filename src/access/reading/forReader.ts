import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '../abilityOf'
import { readableRefusal } from './readableRefusal'
import type { Reason, RefusalCode, RefusalData } from '@/domain/shared/refusal'

/**
 * Removes from a refusal the values of records that the caller may not read; its code stays.
 * @param reason of the refusal
 * @param req of the caller
 */
export const forReader = async (reason: Reason, req: PayloadRequest): Promise<Reason> => {
  const { data, fields = [] } = reason
  if ([reason, ...fields].every((one) => one.data === undefined)) return reason
  const ability = await abilityOfRequest(req)
  const told = (values: RefusalData, codes: readonly RefusalCode[]) =>
    codes.reduce((left, code) => readableRefusal(ability, code, left), values)
  return {
    ...reason,
    // Field refusals have codes of their own but share these values.
    ...(data && { data: told(data, [reason.code, ...fields.map(({ code }) => code)]) }),
    fields: fields.map((one) => (one.data ? { ...one, data: told(one.data, [one.code]) } : one)),
  }
}
