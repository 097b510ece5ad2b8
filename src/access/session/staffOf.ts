import type { PayloadRequest, TypedUser } from 'payload'
import { Refusal } from '@/domain/shared/refusal'

type Asked = { user?: PayloadRequest['user'] }
/** `_sid` is the id of the session they came with, if it was one. */
type Staff = Extract<TypedUser, { collection: 'users' }> & { _sid?: string }

/** The user who sent a request; null for API keys, anonymous requests and the system itself. */
export const staffOf = ({ user }: Asked): Staff | null =>
  user?.collection === 'users' ? (user as Staff) : null

/** Id of the person who sent a request; null as in `staffOf`. */
export const staffIdOf = (req: Asked): number | null => {
  const staff = staffOf(req)
  return staff && Number(staff.id)
}

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
 * Who sends a request, by kind and number: client 5 is not person 5. What limits, turns and stored
 * answers are counted by.
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
