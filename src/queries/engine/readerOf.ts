import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { buildAbility, buildProgramAbility } from '@/access/buildAbility'
import { rememberKey, type ClientKey } from '@/access/session/clientKey'
import {
  CLIENT_VERSION,
  IS_ACTIVE,
  IS_KEY_LIVE,
  IS_LIVE,
  KEYS,
  SEEN_ROLE,
  SESSIONS,
  VIEWS,
} from '@/access/session/session'
import { forget, remembers, type Session } from '@/access/session/sessionMemory'
import type { ClientLimits } from '@/access/session/client'
import { keepNewest } from '@/domain/shared/keepNewest'
import type { Reader } from './reader'
import { runNamed } from './runNamed'

/** The credential of a reader: a session, or the key of a program. */
export type Credential = Session | ClientKey

/** A program that reads, with the limits of its key. */
export type KnownClient = ClientLimits & { id: number; keyId: number }

/**
 * A session or key with its rights. `kept` are the first three parameters of every statement, by
 * which its guard verifies that they are unchanged.
 */
export type KnownCaller = {
  kept: readonly [credential: string, id: number, version: string]
  reader: Reader
  client?: KnownClient
}

const MAX_READERS = 200

const ROLE_VERSION = `r.id::text || ':' || r.xmin::text`

const ROLE_OF_PERSON = `${SESSIONS} left join ${VIEWS} join roles r on r.id = ${SEEN_ROLE}`

const WHO_PERSON = `select ${ROLE_VERSION}, r.permissions
  from ${ROLE_OF_PERSON}
  where s.id = $1 and u.id = $2::int and ${IS_LIVE}`

const ACCOUNTS = `users u join roles r on r.id = u.role_id`

const WHO_ACCOUNT = `select ${ROLE_VERSION}, r.permissions
  from ${ACCOUNTS} where u.id = $1::int and ${IS_ACTIVE}`

const WHO_CLIENT = `select ${CLIENT_VERSION}, r.permissions, c.scopes, c.id, k.id,
    c.allowed_networks, c.channels
  from ${KEYS} join roles r on r.id = c.role_id
  where k.hash = decode($1, 'hex') and ${IS_KEY_LIVE}`

/**
 * Checks in the same statement that the session or key is still valid and its permissions unchanged;
 * otherwise the guard yields no row, and the rest of the statement does not run.
 */
const GUARD_OF_PERSON = `(select 1 from ${ROLE_OF_PERSON}
    where s.id = $1 and u.id = $2::int and ${IS_LIVE}
      and ${ROLE_VERSION} = $3 offset 0) me`
const GUARD_OF_ACCOUNT = `(select 1 from ${ACCOUNTS}
    where $1::text is not null and u.id = $2::int and ${IS_ACTIVE}
      and ${ROLE_VERSION} = $3 offset 0) me`
const GUARD_OF_CLIENT = `(select 1 from ${KEYS} join roles r on r.id = c.role_id
    where k.hash = decode($1, 'hex') and c.id = $2::int and ${IS_KEY_LIVE}
      and ${CLIENT_VERSION} = $3 offset 0) me`

/** The second of the kept parameters, for people: that of a program is the id of its client. */
const OWN_ID = '$2::int'

/** Cached rights of a credential; every statement verifies them. */
export const rightsOf = remembers<KnownCaller>()

const known = new WeakMap<Payload, Map<string, Reader>>()
const readersOf = (payload: Payload): Map<string, Reader> => {
  const found = known.get(payload) ?? new Map<string, Reader>()
  known.set(payload, found)
  return found
}

/** One reader for each version: that of a program contains its client and its role. */
const readerFor = (
  payload: Payload,
  version: string,
  make: () => Pick<Reader, 'ability' | 'guard' | 'ownId'>,
): Reader => {
  const readers = readersOf(payload)
  return (
    readers.get(version) ??
    keepNewest(readers, MAX_READERS, version, { ...make(), texts: new Map(), rows: new Map() })
  )
}

type Asked<C> = { payload: Payload; pool: Pool; credential: C }

const askPerson = async (args: Asked<Session>): Promise<KnownCaller | null> => {
  const { payload, pool, credential } = args
  const { sid, userId } = credential
  const [row] = await runNamed(pool, { text: WHO_PERSON, values: [sid, userId] })
  if (!row) return null
  const [version, permissions] = row as [string, unknown]
  const make = () => ({
    ability: buildAbility(permissions),
    guard: GUARD_OF_PERSON,
    ownId: OWN_ID,
  })
  return { kept: [sid, userId, version], reader: readerFor(payload, version, make) }
}

const askClient = async (args: Asked<ClientKey>): Promise<KnownCaller | null> => {
  const { payload, pool, credential } = args
  const { hash } = credential
  const [row] = await runNamed(pool, { text: WHO_CLIENT, values: [hash] })
  if (!row) return null
  const [version, permissions, scopes, id, keyId, allowedNetworks, channels] = row as [
    ...[string, unknown, unknown, number, number],
    ...[ClientLimits['allowedNetworks'], ClientLimits['channels']],
  ]
  const make = () => ({
    ability: buildProgramAbility(permissions, scopes),
    guard: GUARD_OF_CLIENT,
    ownId: null,
  })
  rememberKey(payload, credential)
  const client = { id, keyId, allowedNetworks, channels }
  return { kept: [hash, id, version], reader: readerFor(payload, version, make), client }
}

/**
 * Reads the owner of a session or key and their rights.
 * @param args.pool of reads
 * @returns null when it has ended, or its user or program may not act
 */
export const askCaller = async (args: Asked<Credential>): Promise<KnownCaller | null> => {
  const { credential } = args
  const found = await ('sid' in credential
    ? askPerson({ ...args, credential })
    : askClient({ ...args, credential }))
  if (found) return rightsOf.keep(credential, found)
  forget(credential)
  return null
}

/** First parameter of the statements of a job, in place of a credential. */
const OF_JOB = 'job'

/**
 * A user with their rights for a job that works for them: no session is needed. Every statement checks
 * that they are active and their permissions unchanged.
 * @param args.account id of the user, stored by the job's own request, never sent by a client
 * @returns null for a user who is not active
 */
export const askAccount = async (args: {
  payload: Payload
  pool: Pool
  account: number
}): Promise<KnownCaller | null> => {
  const { payload, pool, account } = args
  const [row] = await runNamed(pool, { text: WHO_ACCOUNT, values: [account] })
  if (!row) return null
  const [version, permissions] = row as [string, unknown]
  const make = () => ({
    ability: buildAbility(permissions),
    guard: GUARD_OF_ACCOUNT,
    ownId: OWN_ID,
  })
  return {
    kept: [OF_JOB, account, version],
    reader: readerFor(payload, `${OF_JOB}:${version}`, make),
  }
}
