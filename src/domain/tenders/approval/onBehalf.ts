import { isSameId, type Id } from '../../shared/idOf'

/**
 * Whether a deputy could decide about a tender in the place of the person who was asked: the request
 * is not their own, and nobody stands in for another about a tender that they wrote themselves.
 */
export const mayStandIn = ({
  approver,
  createdBy,
  caller,
}: {
  approver: Id | null
  createdBy: Id | null
  caller: Id | null
}): boolean =>
  approver !== null &&
  caller !== null &&
  !isSameId(approver, caller) &&
  !isSameId(createdBy, caller)
