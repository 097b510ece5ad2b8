import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { env } from '@/lib/env'
import { confirmMethods } from '@/queries/users/readFactors'
import { sweepRows, SWEEPS } from '@/operations/sweeps/sweepRows'
import { auditSince, lastAuditId } from '../../factories/audit'
import { makeAuthenticator, type Authenticator } from '../../factories/authenticator'
import { select } from '../../factories/database'
import type { Claims } from '../../factories/oidcServer'
import { signInStateOf } from './signInStateOf'
import { cookieFor, makePerson, PASSWORD, type Person } from '../gate/people'
import { ask, codeOf, read } from '../gate/rest'
import {
  back,
  CARDS,
  meIn,
  nameOfRole,
  post,
  sessionsOf,
  suspend,
  useProvider,
  verified,
  type Jar,
} from './oidcBrowser'

const { payload, provider, away, signIn, linked } = useProvider()
const stateOf = (id: number) => signInStateOf(payload(), id)

const REFUSED = '/login?sso=ssoRefused&to=%2Fdashboard'
const NO_ROLE = '/login?sso=noRoleForYou&to=%2Fdashboard'
const LINK = '/login/link?to=%2Fdashboard'
const identitiesOf = ({ id }: Pick<Person, 'id'>) =>
  select<{ id: number; subject: string; issuer: string }>(
    'select id, subject, issuer from user_identities where user_id = $1',
    [id],
  )
const roleOf = async ({ id }: Pick<Person, 'id'>) =>
  (await select<{ role: number }>('select role_id as role from users where id = $1', [id]))[0]?.role
const mailsTo = ({ id }: Pick<Person, 'id'>) =>
  select<{ event: string }>(
    `select data ->> 'event' as event from mails
      where kind = 'security' and (data ->> 'user')::int = $1 order by id`,
    [id],
  )

/** A user whose account at the provider is not linked yet, and their browser at the page of the link. */
const unlinked = async (permissions = CARDS, claims: Claims = {}) => {
  const person = await makePerson(payload(), permissions)
  return { ...person, subject: provider().add(verified(person, claims)) }
}
const atLink = async (permissions = CARDS) => {
  const person = await unlinked(permissions)
  const jar: Jar = new Map()
  expect(await signIn(person.subject, jar)).toBe(LINK)
  return { person, jar }
}
const remove = (cookie: string, id: unknown) =>
  codeOf(ask('POST', '/users/identities/remove', { cookie, json: { id } }))
const link = (jar: Jar, password = PASSWORD) => codeOf(post(jar, '/users/login/link', { password }))

describe('the first time', () => {
  it('links by the password once, signs in by the provider, and tells the owner', async () => {
    const { person, jar } = await atLink()
    const last = await lastAuditId()
    expect([await meIn(jar), await sessionsOf(person), await identitiesOf(person)]).toEqual([
      null,
      [],
      [],
    ])
    expect(await link(jar)).toBe('200')
    expect([await meIn(jar), await sessionsOf(person)]).toEqual([null, []])
    expect(await identitiesOf(person)).toMatchObject([
      { subject: person.subject, issuer: provider().issuer },
    ])
    expect(await signIn(person.subject, jar)).toBe('/dashboard')
    expect(await meIn(jar)).toBe(person.id)
    expect(await signIn(person.subject)).toBe('/dashboard')
    const events = (await auditSince(last)).filter(({ document }) => document === person.id)
    expect(events.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['linkAccount', person.id],
      ['signIn', person.id],
      ['signIn', person.id],
    ])
    expect(await mailsTo(person)).toContainEqual({ event: 'accountLinked' })
  })

  it('links by a passkey, which is asked of this step alone', async () => {
    const person = await unlinked(allPermissions())
    const session = await cookieFor(person)
    const key = makeAuthenticator(env.SERVER_URL)
    type Question = Parameters<Authenticator['assert']>[0]
    const begin = await read(ask('POST', '/users/passkeys/begin', { cookie: session, json: {} }))
    const registration = key.register(begin.body as Question)
    const json = { name: 'Telefon', registration }
    expect(await codeOf(ask('POST', '/users/passkeys/add', { cookie: session, json }))).toBe('200')
    const jar: Jar = new Map()
    expect(await signIn(person.subject, jar)).toBe('/login/link?with=passkey&to=%2Fdashboard')
    expect(await codeOf(post(jar, '/users/login/factor-begin'))).toBe('401 stepExpired')
    const { body } = await read(post(jar, '/users/login/link-begin'))
    const assertion = key.assert(body as Question)
    expect(await codeOf(post(jar, '/users/login/factor', { assertion }))).toBe('401 stepExpired')
    expect(await codeOf(post(jar, '/users/login/link', { assertion }))).toBe('200')
    expect(await identitiesOf(person)).toHaveLength(1)
    // The passkey is a second factor of the account, which is still asked for.
    expect(await signIn(person.subject)).toMatch(/^\/login\/step\?with=passkey/)
  })

  it.each<[string, (person: Person) => Claims]>([
    ['an address that is not verified', ({ email }) => ({ email, email_verified: false })],
    ['an address of which nothing is said', ({ email }) => ({ email })],
    ['"true" as a text', ({ email }) => ({ email, email_verified: 'true' as never })],
    ['no address', () => ({ email_verified: true })],
    ['an unknown address', () => ({ email: `${randomUUID()}@example.com`, email_verified: true })],
    ['a list', ({ email }) => ({ email: [email] as never, email_verified: true })],
  ])('refuses %s, of an administrator too', async (_, claimsOf) => {
    const person = await makePerson(payload(), allPermissions())
    const jar: Jar = new Map()
    expect(await signIn(provider().add(claimsOf(person)), jar)).toBe(REFUSED)
    expect(jar.has('payload-step')).toBe(false)
    expect(await identitiesOf(person)).toEqual([])
  })

  it('refuses a passive user, and one whose invitation is open', async () => {
    const [passive, invited] = [await unlinked(), await unlinked()]
    await suspend(passive)
    await select(
      `insert into user_invitations (user_id, nonce, locale, expires_at)
       values ($1, 'x', 'tr', now() + interval '1 day')`,
      [invited.id],
    )
    expect(await signIn(passive.subject)).toBe(REFUSED)
    expect(await signIn(invited.subject)).toBe(REFUSED)
  })

  it('refuses a wrong password five times, then the step', async () => {
    const { person, jar } = await atLink()
    for (let at = 0; at < 5; at += 1)
      expect(await link(jar, 'yanlış parola 12')).toBe('400 invalidInput')
    expect(await link(jar)).toBe('401 stepExpired')
    expect(await identitiesOf(person)).toEqual([])
    expect(await codeOf(post(jar, '/users/login/link', { password: '' }))).toBe('400 invalidInput')
    expect(await codeOf(post(jar, '/users/login/link', { code: '123456' }))).toBe(
      '400 unknownField',
    )
    expect(await codeOf(post(new Map(), '/users/login/link', { password: 'x' }))).toBe(
      '401 stepExpired',
    )
  })

  it('is over with a suspension and another password', async () => {
    const changes = [`update users set status = 'passive'`, `update users set hash = 'x' || hash`]
    for (const change of changes) {
      const { person, jar } = await atLink()
      await select(
        `with flag as materialized (select set_config('app.user_writer', 'on', true))
         ${change} from flag where id = $1`,
        [person.id],
      )
      // Another hash is another password: the one that is typed is wrong as well.
      expect(await link(jar)).toMatch(/^40[01] (stepExpired|invalidInput)$/)
      expect(await identitiesOf(person)).toEqual([])
    }
  })

  it('links once, of several at the same time', async () => {
    const { person, jar } = await atLink()
    const ends = await Promise.all([1, 2, 3].map(() => link(new Map(jar))))
    expect(ends.sort()).toEqual(['200', '401 stepExpired', '401 stepExpired'])
    expect(await identitiesOf(person)).toHaveLength(1)
  })

  it('opens no page and no other step between', async () => {
    const { jar } = await atLink()
    expect(await meIn(jar)).toBeNull()
    expect(await codeOf(post(jar, '/users/login/factor', { code: '123456' }))).toBe(
      '401 stepExpired',
    )
    expect(await codeOf(post(jar, '/users/login/enrol'))).toBe('401 stepExpired')
  })
})

describe('roles of the provider', () => {
  const map = async (entries: Record<string, Person>, max: Person) => {
    const roles = Object.entries(entries).map(async ([value, person]) => ({
      value,
      role: await nameOfRole(person),
    }))
    Object.assign(env, {
      OIDC_ROLES: await Promise.all(roles),
      OIDC_MAX_ROLE: await nameOfRole(max),
    })
  }
  const holders = async () => ({
    seller: await makePerson(payload(), [...CARDS, { subject: 'meets', actions: ['read'] }]),
    storeman: await makePerson(payload(), CARDS),
    boss: await makePerson(payload(), allPermissions()),
  })

  it('are set at each sign-in, the first entry that fits, by the system', async () => {
    const { seller, storeman } = await holders()
    await map({ satis: seller, depo: storeman }, seller)
    const person = await linked(CARDS, { groups: ['depo', 'satis'] })
    const last = await lastAuditId()
    expect(await signIn(person.subject)).toBe('/dashboard')
    expect(await roleOf(person)).toBe(seller.roleId)
    const [change] = (await auditSince(last)).filter(
      ({ action, document }) => action === 'update' && document === person.id,
    )
    expect(change?.user_id).toBeNull()
    provider().add(verified(person, { groups: 'depo' }), person.subject)
    expect(await signIn(person.subject)).toBe('/dashboard')
    expect(await roleOf(person)).toBe(storeman.roleId)
  })

  it('refuse whoever has none, and give none beyond the highest', async () => {
    const { seller, boss } = await holders()
    await map({ satis: seller, yonetim: boss }, seller)
    for (const groups of [undefined, [], ['Satis'], ['yonetim'], { satis: true }]) {
      const person = await linked(CARDS, { groups })
      const last = await lastAuditId()
      expect(await signIn(person.subject)).toBe(NO_ROLE)
      expect([await roleOf(person), await sessionsOf(person)]).toEqual([person.roleId, []])
      expect((await auditSince(last)).map(({ action }) => action)).toEqual(['signInRefused'])
    }
    Object.assign(env, { OIDC_ROLES: [{ value: 'satis', role: 'Böyle bir rol yok' }] })
    expect(await signIn((await linked(CARDS, { groups: ['satis'] })).subject)).toBe(NO_ROLE)
  })

  it('leave the last administrator theirs', async () => {
    const { seller } = await holders()
    await map({ satis: seller }, seller)
    const person = await linked(allPermissions(), { groups: ['satis'] })
    const others = await select<{ id: number }>(
      `select id from users where status = 'active' and id <> $1`,
      [person.id],
    )
    const setAll = (status: string) =>
      select(
        `with flag as materialized (select set_config('app.user_writer', 'on', true))
         update users set status = $2 from flag where id = any($1)`,
        [others.map(({ id }) => id), status],
      )
    await setAll('passive')
    try {
      expect(await signIn(person.subject)).toBe('/dashboard')
      expect(await roleOf(person)).toBe(person.roleId)
    } finally {
      await setAll('active')
    }
    expect(await signIn(person.subject)).toBe('/dashboard')
    expect(await roleOf(person)).toBe(seller.roleId)
  })

  it('take one of two administrators who sign in at the same time', async () => {
    const { seller } = await holders()
    await map({ satis: seller }, seller)
    const pair = [
      await linked(allPermissions(), { groups: ['satis'] }),
      await linked(allPermissions(), { groups: ['satis'] }),
    ]
    const others = await select<{ id: number }>(
      `select id from users where status = 'active' and id <> all($1)`,
      [pair.map(({ id }) => id)],
    )
    const setAll = (status: string) =>
      select(
        `with flag as materialized (select set_config('app.user_writer', 'on', true))
         update users set status = $2 from flag where id = any($1)`,
        [others.map(({ id }) => id), status],
      )
    await setAll('passive')
    try {
      const ends = await Promise.all(pair.map(({ subject }) => signIn(subject)))
      expect(ends).toEqual(['/dashboard', '/dashboard'])
      const kept = await Promise.all(pair.map(async (one) => (await roleOf(one)) === one.roleId))
      expect(kept.filter(Boolean)).toHaveLength(1)
    } finally {
      await setAll('active')
    }
  })

  it('make unknown people only where that is set, once, with their role', async () => {
    const { seller, boss } = await holders()
    await map({ satis: seller, yonetim: boss }, seller)
    const email = `${randomUUID()}@example.com`
    const subject = provider().add({
      email,
      email_verified: true,
      name: 'Deniz Ak',
      groups: ['satis'],
    })
    expect(await signIn(subject)).toBe(REFUSED)
    Object.assign(env, { OIDC_UNKNOWN: 'create' })
    const jars: Jar[] = [new Map(), new Map(), new Map()]
    const searches = await Promise.all(jars.map((jar) => away(jar, subject)))
    await Promise.all(jars.map((jar, at) => back(jar, searches[at] ?? '')))
    const made = await select<{ id: number; name: string; role_id: number }>(
      'select id, name, role_id from users where email = $1',
      [email],
    )
    expect(made).toMatchObject([{ name: 'Deniz Ak', role_id: seller.roleId }])
    const ids = await Promise.all(jars.map(meIn))
    expect(ids).toEqual([made[0]?.id, made[0]?.id, made[0]?.id])
    // Nobody knows a password of theirs: the provider alone opens the account, and confirms.
    const own = { id: made[0]?.id ?? 0, email, roleId: seller.roleId }
    const [way] = await identitiesOf(own)
    expect(await remove(await cookieFor(own), way?.id)).toBe('409 lastWayIn')
    const req = await createLocalReq({}, payload())
    expect(await confirmMethods(req, own.id)).toEqual(['provider'])
    expect(await stateOf(own.id)).toBe('provider')
    await select('delete from user_identities where user_id = $1', [own.id])
    expect(await stateOf(own.id)).toBe('nothing')
    // Without a role, with one beyond the highest, and without a verified address, nobody is made.
    const strangers: Claims[] = [
      { email: `${randomUUID()}@example.com`, email_verified: true, groups: [] },
      { email: `${randomUUID()}@example.com`, email_verified: true, groups: ['yonetim'] },
      { email: `${randomUUID()}@example.com`, email_verified: false, groups: ['satis'] },
    ]
    const ends = []
    for (const claims of strangers) ends.push(await signIn(provider().add(claims)))
    expect(ends).toEqual([NO_ROLE, NO_ROLE, REFUSED])
    const emails = strangers.map((claims) => claims.email)
    expect(await select('select id from users where email = any($1)', [emails])).toEqual([])
  })
})

describe('a link', () => {
  it('is removed by its owner in a confirmed session, and signs in no more', async () => {
    const [person, other] = [await linked(), await linked()]
    const [{ id } = { id: 0 }] = await identitiesOf(person)
    expect(await remove(await cookieFor(other), id)).toBe('404 notFound')
    expect(await remove('', id)).toBe('401 signInFirst')
    const cookie = await cookieFor(person)
    expect(await remove(cookie, 'x')).toBe('400 invalidInput')
    await select(
      `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
      [person.id],
    )
    expect(await remove(cookie, id)).toBe('403 confirmItsYou')
    const last = await lastAuditId()
    const fresh = await cookieFor(person)
    expect([await remove(fresh, id), await remove(fresh, id)]).toEqual(['200', '404 notFound'])
    expect((await auditSince(last)).map(({ action }) => action)).toContain('unlinkAccount')
    expect(await mailsTo(person)).toContainEqual({ event: 'accountUnlinked' })
    expect(await signIn(person.subject)).toBe('/login/link?to=%2Fdashboard')
  })

  it('goes with its user', async () => {
    const person = await linked()
    await select('delete from users where id = $1', [person.id])
    expect(await identitiesOf(person)).toEqual([])
    expect(await signIn(person.subject)).toBe(REFUSED)
  })

  it('leaves ways back behind that are swept once they are over', async () => {
    const person = await linked()
    await signIn(person.subject)
    await select(`update sign_in_returns set expires_at = now() - interval '1 minute'`)
    const sweep = SWEEPS.find(({ table }) => table === 'sign_in_returns')
    if (!sweep) throw new Error('Not swept')
    await sweepRows({ req: await createLocalReq({}, payload()), sweep })
    expect(await select('select hash from sign_in_returns')).toEqual([])
  })
})
