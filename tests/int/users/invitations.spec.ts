import { createLocalReq, type Payload } from 'payload'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { JOB_RUNS } from '@/jobs'
import { env } from '@/lib/env'
import { lockAdministrators } from '@/operations/users/refuseWithoutAdministrator'
import { inTransaction } from '@/operations/shared/transaction'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import { anyIp, cookieFor, makePerson, signIn, type Person } from '../gate/people'
import { ask, codeOf, read, startPayload } from '../gate/rest'
import { makeInvited, type Invited } from './invited'
import { signInStateOf } from './signInStateOf'

let payload: Payload
let boss: Person
let cookie: string
const sent: { to: string; subject: string; text: string }[] = []
const { SMTP_URL } = env
beforeAll(async () => {
  payload = await startPayload()
  boss = await makePerson(payload)
  cookie = await cookieFor(boss)
  Object.assign(env, { SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => void Object.assign(env, { SMTP_URL }))
beforeEach(() => {
  sent.length = 0
  vi.spyOn(payload, 'sendEmail').mockImplementation((mail) => {
    sent.push(mail as (typeof sent)[number])
    return Promise.resolve()
  })
})

const NEW = 'yeni uzun parola 2'
const roleOf = async (permissions: Permission[] = []) =>
  (await makePerson(payload, permissions)).roleId
const invite = (json: object, by = cookie) => ask('POST', '/users/invite', { cookie: by, json })
const accept = (token: string, password = NEW) =>
  ask('POST', '/users/accept-invitation', { json: { token, password }, headers: anyIp() })
const act = (id: number, command: string, json: object = {}, by = cookie) =>
  ask('POST', `/users/${id}/${command}`, { cookie: by, json })
const patch = (id: number, json: object) => ask('PATCH', `/users/${id}`, { cookie, json })

/** The links that were mailed to an address, oldest first. */
const linksTo = async (email: string) => {
  await JOB_RUNS['send-mails'](payload)
  return sent
    .filter(({ to }) => to === email)
    .map(({ text }) => /\/invite\/(\w+)/.exec(text)?.[1] ?? '')
}

const invited = (by: Person = boss, permissions: Permission[] = []) =>
  makeInvited(payload, by, permissions)
const stateOf = (id: number) => signInStateOf(payload, id)

describe('an invitation', () => {
  it('leads from a mail to a password, once, and starts no session', async () => {
    const [email, last] = [`${randomUUID()}@example.com`, await lastAuditId()]
    const json = {
      name: 'Ayşe Davetli',
      email: email.toUpperCase(),
      role: await roleOf(),
      language: 'fr',
    }
    const made = await read(invite(json))
    expect(made).toMatchObject({ status: 201, body: { doc: { name: 'Ayşe Davetli', email } } })
    const id = Number((made.body?.doc as { id: number }).id)
    expect(await stateOf(id)).toBe('invited')
    const [token = ''] = await linksTo(email)
    expect(sent.find(({ to }) => to === email)?.subject).toContain('vous invite')
    const stored = JSON.stringify([
      await select('select * from user_invitations where user_id = $1', [id]),
      await select('select * from mails where recipient = $1', [email]),
    ])
    expect(stored).not.toContain(token)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    // Nothing of it is known to a visitor, and asking changes nothing.
    const forgot = { json: { email }, headers: anyIp() }
    expect(await codeOf(ask('POST', '/users/forgot-password', forgot))).toBe('200')
    expect(await linksTo(email)).toHaveLength(1)
    expect(await codeOf(accept(token, 'kısa'))).toBe('400 invalidInput')
    const done = await accept(token)
    expect(done.status).toBe(200)
    expect(done.headers.getSetCookie()).toEqual([])
    expect(await codeOf(accept(token))).toBe('410 invitationOver')
    expect(await stateOf(id)).toBe('password')
    expect(await codeOf(signIn(email, { password: NEW }))).toBe('200')
    const trail = (await auditSince(last)).filter(
      ({ document, subject }) => document === id && subject === 'users',
    )
    expect(trail.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['create', boss.id],
      ['invite', boss.id],
      ['update', id],
      ['signIn', id],
    ])
  })

  it('is sent again in place of the one before, and withdrawn', async () => {
    const { id, email, token } = await invited()
    expect(await codeOf(act(id, 'resend-invitation'))).toBe('200')
    const [fresh = ''] = await linksTo(email)
    expect(await codeOf(accept(token))).toBe('410 invitationOver')
    expect(await codeOf(act(id, 'withdraw-invitation'))).toBe('200')
    expect(await codeOf(act(id, 'withdraw-invitation'))).toBe('409 notInvited')
    expect(await stateOf(id)).toBe('invitationOver')
    expect(await codeOf(accept(fresh))).toBe('410 invitationOver')
    // The mail of a link that ended before it was sent is not sent.
    expect(await codeOf(act(id, 'resend-invitation'))).toBe('200')
    expect(await codeOf(act(id, 'withdraw-invitation'))).toBe('200')
    expect(await linksTo(email)).toHaveLength(1)
  })

  it('needs what creating a user needs, and mail', async () => {
    const person = { name: 'Ayşe', email: `${randomUUID()}@example.com`, role: await roleOf() }
    const on = (...actions: Permission['actions']): Permission[] => [{ subject: 'users', actions }]
    const of = async (permissions: Permission[]) =>
      cookieFor(await makePerson(payload, permissions))
    expect(await codeOf(invite(person, ''))).toBe('401 signInFirst')
    expect(await codeOf(invite(person, await of(on('read', 'write'))))).toBe('403 notAllowed')
    const inviter = await of(on('read', 'create'))
    expect(await codeOf(invite({ ...person, role: boss.roleId }, inviter))).toBe(
      '403 grantBeyondOwn',
    )
    expect(await codeOf(invite({ ...person, password: NEW }))).toBe('400 unknownField')
    expect(await codeOf(invite({ ...person, nick: 'A' }))).toBe('400 unknownField')
    expect(await codeOf(invite({ ...person, language: 'de' }))).toBe('400 invalidInput')
    expect(await codeOf(invite({ ...person, email: boss.email }))).toBe('400 invalidInput')
    const old = await makePerson(payload)
    const late = await cookieFor(old)
    await select(
      `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
      [old.id],
    )
    expect(await codeOf(invite(person, late))).toBe('403 confirmItsYou')
    const { id } = await invited(boss, on('read', 'create', 'write'))
    expect(await codeOf(act(id, 'resend-invitation', {}, inviter))).toBe('403 userAboveOwn')
    expect(await codeOf(act(old.id, 'resend-invitation'))).toBe('409 notInvited')
    Object.assign(env, { SMTP_URL: undefined })
    try {
      expect(await codeOf(invite(person))).toBe('409 mailOff')
      expect(await codeOf(act(id, 'resend-invitation'))).toBe('409 mailOff')
    } finally {
      Object.assign(env, { SMTP_URL: 'smtp://127.0.0.1:9' })
    }
    expect(await select('select 1 from users where email = $1', [person.email])).toEqual([])
  })

  it.each<[string, (one: Invited, sender: Person) => Promise<unknown>]>([
    ['was accepted', ({ token }) => accept(token)],
    ['was withdrawn', ({ id }) => act(id, 'withdraw-invitation')],
    [
      'has expired',
      ({ id }) => select('update user_invitations set expires_at = now() where user_id = $1', [id]),
    ],
    [
      'ended with a suspension, also when that is taken back',
      async ({ id }) => {
        await act(id, 'suspend')
        await act(id, 'unsuspend')
      },
    ],
    ['ended with a new address', ({ id }) => patch(id, { email: `${randomUUID()}@example.com` })],
    ['ended with a typed password', ({ id }) => patch(id, { password: 'başka uzun parola 3' })],
    ['ended with a role beyond its sender', ({ id }) => patch(id, { role: boss.roleId })],
    [
      'ended when its sender was narrowed',
      (_, sender) => select(`update roles set permissions = '[]' where id = $1`, [sender.roleId]),
    ],
    ['ended when its sender was suspended', (_, sender) => act(sender.id, 'suspend')],
  ])('that %s answers as one that never was', async (_, end) => {
    const meets: Permission = { subject: 'meets', actions: ['read'] }
    const users: Permission = { subject: 'users', actions: ['read', 'create'] }
    const sender = await makePerson(payload, [meets, users])
    const one = await invited(sender, [meets])
    await end(one, sender)
    const [over, unknown] = await Promise.all([read(accept(one.token)), read(accept(randomUUID()))])
    expect(over.status).toBe(410)
    expect({ ...over, headers: null }).toEqual({ ...unknown, headers: null })
  })

  it('is accepted once of three times at once', async () => {
    const { token } = await invited()
    const answers = await Promise.all([1, 2, 3].map(() => codeOf(accept(token))))
    expect(answers.sort()).toEqual(['200', '410 invitationOver', '410 invitationOver'])
  })

  it('is accepted before a suspension or not at all', async () => {
    const { id, email, token } = await invited()
    const [answer, suspended] = await Promise.all([
      codeOf(accept(token)),
      codeOf(act(id, 'suspend')),
    ])
    expect(suspended).toBe('200')
    expect(['200', '410 invitationOver']).toContain(answer)
    expect(await codeOf(signIn(email, { password: NEW }))).toBe('401 wrongCredentials')
  })

  it('is accepted before it is sent again, or the new one counts', async () => {
    const { id, email, token } = await invited()
    const [answer, resent] = await Promise.all([
      codeOf(accept(token)),
      codeOf(act(id, 'resend-invitation')),
    ])
    const [fresh] = await linksTo(email)
    if (answer === '200') expect([resent, fresh]).toEqual(['409 notInvited', undefined])
    else {
      expect([answer, resent]).toEqual(['410 invitationOver', '200'])
      expect(await codeOf(accept(fresh ?? ''))).toBe('200')
    }
  })

  it('makes no administrator before it is accepted', async () => {
    const { id, token } = await invited(
      boss,
      (
        await select<{ permissions: Permission[] }>('select permissions from roles where id = $1', [
          boss.roleId,
        ])
      )[0]?.permissions,
    )
    const administrators = async () => {
      const req = await createLocalReq({}, payload)
      return inTransaction(req, async () => (await lockAdministrators(req)).map(({ id }) => id))
    }
    expect(await administrators()).not.toContain(id)
    expect(await codeOf(accept(token))).toBe('200')
    expect(await administrators()).toContain(id)
  })
})
