import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from './abilityOf'
import type { Action, Subject } from './roles/permissions'

/** Whether the caller has a right; with a field, whether it includes that field. */
export const mayOf = async (
  req: PayloadRequest,
): Promise<(right: readonly [Action, Subject, field?: string]) => boolean> => {
  const ability = await abilityOfRequest(req)
  return (right) => ability.can(...right)
}
