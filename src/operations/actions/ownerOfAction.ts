import type { PayloadRequest } from 'payload'
import type { ActionSubject } from '@/domain/actions/actions'
import { refuseFields } from '@/domain/shared/refusal'
import { staffIdOf } from '@/access/session/staffOf'
import { peopleWhoRead } from '@/queries/users/activePeople'
import { emit } from '../events/emit'
import { holdUser } from '../shared/holdRecord'

/** Whether a user may own actions on such records; locks their row until the end of the transaction. */
export const mayOwnAction = async (
  req: PayloadRequest,
  subject: ActionSubject,
  owner: number,
): Promise<boolean> => {
  await holdUser(req, owner)
  return (await peopleWhoRead(req, 'actions', subject, [owner])).length > 0
}

/**
 * Checks the new owner of an action, and locks the user's row until the end of the transaction.
 * @param owner null if the request contains no valid user id
 * @throws Refusal `ownerCannotRead` at `owner` for a user who may not read actions of such records
 */
export const insistOnActionOwner = async (
  req: PayloadRequest,
  subject: ActionSubject,
  owner: number | null,
): Promise<void> => {
  const isAble = owner !== null && (await mayOwnAction(req, subject, owner))
  refuseFields([isAble ? null : { path: 'owner', code: 'ownerCannotRead' as const }])
}

/** Notifies the new owner of an action after the commit, unless they assigned it themselves. */
export const notifyNewOwner = async (
  req: PayloadRequest,
  { id, title, owner }: { id: number; title: string; owner: number },
): Promise<void> => {
  if (owner === staffIdOf(req)) return
  await emit(req, { name: 'actionAssigned', document: id, data: { title, owner } })
}
