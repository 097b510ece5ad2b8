import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from './abilityOf'
import type { Action, Subject } from './roles/permissions'

/**
 * The rights of the caller, as a question; with a field, whether the right reaches it.
 */
export const mayOf = async (
  req: PayloadRequest,
): Promise<(right: readonly [Action, Subject, field?: string]) => boolean> => {
  const ability = await abilityOfRequest(req)
  return (right) => ability.can(...right)
}
