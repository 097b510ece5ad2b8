import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { roleCovers } from '@/access/roles/roleCovers'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import type { ClientSheet, KeySheet, KeyState, UseSheet } from '@/present/users/clientSheet'
import { readRecord } from '../related/readRecord'
import { siteOf } from '../settings/siteOf'
import { dayText, momentText } from '../shared/asText'
import { readRows } from '../shared/rows'
import type { ViewPage } from '../shared/viewPage'
import { powerOfCaller, powerOfRole } from './rolePower'

const FACTS = [
  'role',
  'scopes',
  'channels',
  'responsible',
  'allowedNetworks',
  'expiresAt',
  'lastUsedAt',
  'createdAt',
]
const SHOWN_KEYS = 20
const SHOWN_USES = 60

/** The newest keys of a client. */
const readKeys = (req: PayloadRequest, client: number): Promise<KeySheet[]> =>
  readRows<KeySheet>(
    req,
    sql`select k.id, k.prefix, ${momentText(sql`k.created_at`)} as "createdAt",
          ${momentText(sql`least(k.revoked_at, k.expires_at, c.expires_at)`)} as "endsAt",
          case when k.revoked_at is not null then 'revoked'
               when least(k.expires_at, c.expires_at) <= clock_timestamp() then 'ended'
               else 'live' end as state
        from api_keys k join api_clients c on c.id = k.client_id
        where k.client_id = ${client} order by k.id desc limit ${SHOWN_KEYS}`,
  )

/** Uses of a client's keys with addresses, by day. */
const readUses = (req: PayloadRequest, client: number, timeZone: string): Promise<UseSheet[]> =>
  readRows<UseSheet>(
    req,
    sql`select ${dayText(sql`day`)} as day, address, ${momentText(sql`max(at)`)} as "lastAt"
        from (select (date_trunc('day', at at time zone ${timeZone}) at time zone 'UTC') as day, address, at
              from api_client_uses where client_id = ${client}) used
        group by day, address order by max(at) desc limit ${SHOWN_USES}`,
  )

/** Whether the reader's role covers the role of a client: only for showing buttons. */
const coversRole = async (req: PayloadRequest, role: number): Promise<boolean> =>
  roleCovers(await powerOfCaller(req), await powerOfRole(req, role))

type Known = { enabled: boolean; role: number; isOver: boolean }

const stateOf = (
  { enabled, isOver }: Known,
  keys: readonly { state: KeyState }[],
): ClientSheet['state'] => {
  if (!enabled) return 'off'
  if (isOver) return 'ended'
  return keys.some(({ state }) => state === 'live') ? 'on' : 'noKey'
}

/**
 * A program with its keys and their last uses, limited to what the visitor may see. Keys and
 * addresses are not fields of it: they need an unrestricted right to read users.
 * @returns null if it does not exist or may not be read
 */
export const readClient = async (page: ViewPage): Promise<ClientSheet | null> => {
  const { req, id, may } = page
  const record = await readRecord(page, 'api-clients', FACTS)
  if (!record) return null
  const [known] = await readRows<Known>(
    req,
    sql`select enabled, role_id as role, expires_at <= clock_timestamp() as "isOver"
        from api_clients where id = ${id}`,
  )
  if (!known) return null
  const { timeZone } = await siteOf(req.payload)
  const seesKeys = may(['read', 'users', '*'])
  const mayChange = (['write', 'delete'] as const).filter((action) => may([action, 'users', '*']))
  const [keys, uses, covers] = await Promise.all([
    seesKeys ? readKeys(req, id) : null,
    seesKeys ? readUses(req, id, timeZone) : null,
    mayChange.length > 0 && coversRole(req, known.role),
  ])
  const { name } = record.doc
  const canWrite = covers && mayChange.includes('write')
  return {
    id,
    name: typeof name === 'string' ? name : `#${id}`,
    facts: record.facts,
    state: keys && stateOf(known, keys),
    keys,
    uses,
    timeZone,
    editHref: covers ? rowLinksOf({ slug: 'api-clients', doc: { id }, may }).edit : undefined,
    ...(canWrite && { isOn: known.enabled }),
    canWrite,
    canDelete: covers && mayChange.includes('delete'),
    hasActivity: may(['read', 'audit', '*']),
  }
}
