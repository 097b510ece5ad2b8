import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { markedKey } from '@/access/session/clientKey'
import { Refusal } from '@/domain/shared/refusal'
import { tokenHash } from '@/lib/tokenHash'
import { composeKey, KEY_BYTES, KEY_DAYS, OVERLAP_HOURS, shownPart } from '@/domain/users/apiKey'
import { inTransaction, lockRow, query } from '../shared/transaction'
import { insistOnClient } from './clientHierarchy'
import { insistOnConfirmed } from './factors/confirmItsYou'

/** A new key, for the only response that contains it. Never logged, stored or shown again. */
export type IssuedKey = { id: number; key: string }

/**
 * Creates a key of a client that expires with it. The caller has checked permissions and holds the
 * row lock of the client.
 */
export const issueKey = async (args: {
  req: PayloadRequest
  client: number
}): Promise<IssuedKey> => {
  const { req, client } = args
  const key = composeKey(randomBytes(KEY_BYTES))
  await query(
    req,
    sql`insert into api_keys (client_id, hash, prefix, expires_at)
        select id, decode(${tokenHash(key)}, 'hex'), ${shownPart(key)}, expires_at
          from api_clients where id = ${client}`,
  )
  return { id: client, key }
}

/**
 * Ends the keys of a client except the newest live one, which stays valid for a while. With the new
 * key at most two are live; concurrent rotations wait for the client's row.
 */
const retireKeys = async (req: PayloadRequest, client: number, overlapHours: number) => {
  await query(
    req,
    sql`update api_keys set revoked_at = clock_timestamp()
        where client_id = ${client} and revoked_at is null and expires_at > clock_timestamp()
          and (${overlapHours} = 0 or id <> (select max(id) from api_keys where client_id = ${client}
            and revoked_at is null and expires_at > clock_timestamp()))`,
  )
  await query(
    req,
    sql`update api_keys
        set expires_at = least(expires_at, clock_timestamp() + make_interval(hours => ${overlapHours}))
        where client_id = ${client} and revoked_at is null and expires_at > clock_timestamp()`,
  )
}

/** A new key is valid for as many days as the newest one was, from now. */
const nextExpiry = async (req: PayloadRequest, client: number): Promise<string> => {
  const [row] = await query<{ expiresAt: string }>(
    req,
    sql`select to_char((clock_timestamp() + make_interval(secs => coalesce(
            (select extract(epoch from c.expires_at - k.created_at)
              from api_keys k join api_clients c on c.id = k.client_id
              where k.client_id = ${client} order by k.id desc limit 1),
            ${KEY_DAYS.usual * 24 * 60 * 60})::float8)) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt"`,
  )
  if (!row) throw new Error('No expiry')
  return row.expiresAt
}

/**
 * Gives a client a new key. The current one stays valid for some hours, so that the program can
 * change over; an older one ends at once.
 * @param args.req of the caller, who needs *write users* and a role that covers the client's
 * @param args.id of the client
 * @param args.body.overlapHours 0 to 168, 24 when left out
 * @throws Refusal `signInFirst`, `notAllowed`, `notFound`, `userAboveOwn`, `confirmItsYou`
 */
export const rotateKey = (args: {
  req: PayloadRequest
  id: number
  body: { overlapHours: number | null }
}): Promise<IssuedKey> => {
  const { req, id, body } = args
  return inTransaction(req, async () => {
    await insistOnClient(req, 'write', id)
    await insistOnConfirmed(req)
    await lockRow(req, 'api-clients', id)
    const expiresAt = await nextExpiry(req, id)
    await retireKeys(req, id, body.overlapHours ?? OVERLAP_HOURS.usual)
    await query(
      req,
      sql`update api_clients set expires_at = ${expiresAt}, updated_at = now() where id = ${id}`,
    )
    return issueKey({ req, client: id })
  })
}

const revokeWhere = async (req: PayloadRequest, condition: ReturnType<typeof sql>) =>
  query<{ client: number }>(
    req,
    sql`update api_keys set revoked_at = clock_timestamp()
        where revoked_at is null and expires_at > clock_timestamp() and ${condition}
        returning client_id as client`,
  )

/**
 * Ends keys of a client at once.
 * @param args.req of the caller, who needs *write users* and a role that covers the client's
 * @param args.id of the client
 * @param args.body.key the id of the key to end; null for every key
 * @returns the id of the client
 * @throws Refusal `signInFirst`, `notAllowed`, `notFound`, `userAboveOwn`, `alreadyInThatState` when no
 *   such key is live
 */
export const revokeKeys = (args: {
  req: PayloadRequest
  id: number
  body: { key: number | null }
}): Promise<number> => {
  const { req, id, body } = args
  return inTransaction(req, async () => {
    await insistOnClient(req, 'write', id)
    await lockRow(req, 'api-clients', id)
    const isMeant = body.key === null ? sql`true` : sql`id = ${body.key}`
    const ended = await revokeWhere(req, sql`client_id = ${id} and ${isMeant}`)
    if (ended.length === 0) throw new Refusal('alreadyInThatState')
    return id
  })
}

/**
 * Ends only the key that the request was sent with.
 * @throws Refusal `signInFirst`, `programsOnly` for people, `invalidKey` when it has ended meanwhile
 */
export const revokeOwnKey = (req: PayloadRequest): Promise<number> => {
  if (!req.user) throw new Refusal('signInFirst')
  const key = markedKey(req.headers)
  if (!key) throw new Refusal('programsOnly')
  return inTransaction(req, async () => {
    const [ended] = await revokeWhere(req, sql`hash = decode(${key.hash}, 'hex')`)
    if (!ended) throw new Refusal('invalidKey')
    return ended.client
  })
}

/**
 * Moves the expiry of the newest key along with its client's. A replaced key in its overlap period
 * keeps its own.
 * @param args.expiresAt of the client, as an ISO instant
 */
export const moveExpiry = (args: { req: PayloadRequest; client: number; expiresAt: string }) => {
  const { req, client, expiresAt } = args
  return query(
    req,
    sql`update api_keys set expires_at = ${expiresAt}
        where id = (select max(id) from api_keys where client_id = ${client}) and revoked_at is null`,
  )
}
