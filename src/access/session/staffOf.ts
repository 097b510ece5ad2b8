import type { PayloadRequest, TypedUser } from 'payload'
import { Refusal } from '@/domain/shared/refusal'

type Asked = { user?: PayloadRequest['user'] }
/** The role that a session views as: its id, its name, and the end (ISO 8601). */
export type Viewing = { role: number; name: string; until: string }
/**
 * `_sid` is the id of the session, if there is one. While it views as another role, `role` is that
 * one.
 */
type Staff = Extract<TypedUser, { collection: 'users' }> & { _sid?: string; _viewing?: Viewing }

/** The user who sent a request; null for API keys, anonymous requests and the system itself. */
export const staffOf = ({ user }: Asked): Staff | null =>
  user?.collection === 'users' ? (user as Staff) : null

/** Id of the person who sent a request; null as in `staffOf`. */
export const staffIdOf = (req: Asked): number | null => {
  const staff = staffOf(req)
  return staff && Number(staff.id)
}

/** The role that the session of a request views as; null for every other request. */
export const viewingOf = (req: Asked): Viewing | null => staffOf(req)?._viewing ?? null

/** No user has this id. */
const NO_PERSON = 0

/**
 * Id of the user whose own notifications and queue a request shows. While they view as another
 * role, an id that no user has: users of that role do not see these either. Null as in `staffIdOf`.
 */
export const ownRowsOf = (req: Asked): number | null =>
  viewingOf(req) ? NO_PERSON : staffIdOf(req)

/** The caller by kind: a user, a program, or neither for anonymous requests and the system. */
export type Asker = { person: number | null; program: number | null }

/** The person or the program that sent a request. */
export const askerOf = (req: Asked): Asker => {
  const { user } = req
  return {
    person: staffIdOf(req),
    program: user?.collection === 'api-clients' ? Number(user.id) : null,
  }
}

/**
 * The caller by kind and id: client 5 is not user 5. Key of rate limits, queues and stored
 * responses.
 */
export const callerKey = ({
  collection,
  id,
}: {
  collection: string
  id: number | string
}): string => `${collection}:${id}`

/** @throws Refusal `signInFirst` for an anonymous request: neither a person nor a program */
export const insistOnCaller = ({ user }: Asked): void => {
  if (!user) throw new Refusal('signInFirst')
}

/**
 * Id of the person who sent a request that only people can send.
 * @throws Refusal `signInFirst`; `peopleOnly` for programs
 */
export const insistOnStaff = (req: Asked): number => {
  insistOnCaller(req)
  const id = staffIdOf(req)
  if (id === null) throw new Refusal('peopleOnly')
  return id
}
