import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import type { Day } from '@/domain/shared/day'
import type { User } from '@/payload-types'

/** What every part of the demonstration data needs to know. */
export type Demo = {
  payload: Payload
  /** The company's day on which the data is made; every date counts from it. */
  today: Day
  admin: User
}

/**
 * A request of one user. Every group of work has its own: the context of a request lives on from
 * one call to the next.
 */
export const requestOf = ({
  payload,
  user,
}: {
  payload: Payload
  user: User
}): Promise<PayloadRequest> =>
  createLocalReq(
    { user: { ...user, collection: 'users' } as PayloadRequest['user'] & User },
    payload,
  )
