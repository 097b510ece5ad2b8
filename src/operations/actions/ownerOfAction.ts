import type { PayloadRequest } from 'payload'
import type { ActionSubject } from '@/domain/actions/actions'
import { refuseFields } from '@/domain/shared/refusal'
import { staffIdOf } from '@/access/session/staffOf'
import { peopleWhoRead } from '@/queries/users/activePeople'
import { emit } from '../events/emit'

/** @throws Refusal `ownerCannotRead` at `owner` for somebody who may not read actions of such records */
export const insistOnActionOwner = async (
  req: PayloadRequest,
  subject: ActionSubject,
  owner: number,
): Promise<void> => {
  const [able] = await peopleWhoRead(req, 'actions', subject, [owner])
  refuseFields([able ? null : { path: 'owner', code: 'ownerCannotRead' as const }])
}

/** Notifies the new owner of an action after the commit, unless they gave it to themselves. */
export const tellNewOwner = async (
  req: PayloadRequest,
  { id, title, owner }: { id: number; title: string; owner: number },
): Promise<void> => {
  if (owner === staffIdOf(req)) return
  await emit(req, { name: 'actionAssigned', document: id, data: { title, owner } })
}
