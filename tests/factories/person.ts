import { randomInt, randomUUID } from 'node:crypto'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { insertMember, insertRole, openSession } from '../helpers/member'
import { rest } from '../helpers/rest'
import { clientOf, type Client } from './client'
import { select } from './database'

export const PASSWORD = 'uzun bir parola 1'

export type Person = Client & { id: number; email: string; roleId: number }

/** The cookie of a sign-in, as a browser sends it back; an address of its own, for the limits. */
export const signIn = async (email: string, password = PASSWORD): Promise<string> => {
  const { status, text, headers } = await rest({
    method: 'POST',
    path: '/api/users/login',
    body: { email, password },
    headers: { 'x-client-address': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}` },
  })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${text}`)
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** A signed-in user with a role of their own; an administrator unless permissions are given. */
export const makePerson = async (
  permissions: Permission[] = allPermissions(),
  { name }: { name?: string } = {},
): Promise<Person> => {
  const tag = randomUUID()
  const email = `${tag}@example.com`
  const roleId = await insertRole(select, { name: tag, permissions })
  const id = await insertMember(select, { name: name ?? tag, email, password: PASSWORD, roleId })
  const session = await openSession(select, { id, email })
  return { ...clientOf(`${session.name}=${session.value}`), id, email, roleId }
}

let boss: Promise<Person> | undefined

/** A session that counts as confirmed for the whole run of tests. */
const confirmedPerson = async (): Promise<Person> => {
  const person = await makePerson()
  await select(
    `insert into session_devices (session_id, user_id, confirmed_at)
     select id, _parent_id, now() + interval '1 day' from users_sessions where _parent_id = $1`,
    [person.id],
  )
  return person
}

/** One administrator for all tests of a worker. */
export const administrator = (): Promise<Person> => (boss ??= confirmedPerson())
