import type { Payload, PayloadRequest } from 'payload'
import { requestAs } from '@/lib/payloadRequests'
import type { Day } from '@/domain/shared/day'
import type { User } from '@/payload-types'

/** The context shared by every part of the demonstration data. */
export type Demo = {
  payload: Payload
  /** The company's day on which the data is made; every date counts from it. */
  today: Day
  admin: User
}

/**
 * A request of one user. Every part has its own, because the context of a request is kept from one
 * call to the next.
 */
export const requestOf = ({
  payload,
  user,
}: {
  payload: Payload
  user: User
}): Promise<PayloadRequest> =>
  requestAs(payload, { user: { ...user, collection: 'users' } as PayloadRequest['user'] & User })

/** A request of the system, for what people confirm who they are before: there is no session here. */
export const requestOfSystem = ({ payload }: Pick<Demo, 'payload'>): Promise<PayloadRequest> =>
  requestAs(payload, {})
