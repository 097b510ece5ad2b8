import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Permission } from '@/access/roles/permissions'
import { tokenHash } from '@/lib/tokenHash'
import { select } from '../../factories/database'
import { makePerson, type Person } from '../gate/people'

export type Invited = Person & { token: string }

/** Somebody with an open invitation, past the API: no mail, no hash. */
export const makeInvited = async (
  payload: Payload,
  by: Person,
  permissions: Permission[] = [],
): Promise<Invited> => {
  const person = await makePerson(payload, permissions)
  const token = randomUUID()
  await select(
    `insert into user_invitations (user_id, nonce, token_hash, locale, sent_by, expires_at)
     values ($1, 'x', $2, 'tr', $3, now() + interval '1 day')`,
    [person.id, tokenHash(token), by.id],
  )
  return { ...person, token }
}
