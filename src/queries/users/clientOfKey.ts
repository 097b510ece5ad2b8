import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { CLIENT_VERSION, IS_KEY_LIVE, KEYS } from '@/access/session/session'
import type { ClientKey } from '@/access/session/clientKey'
import { readRows } from '../shared/rows'

/** The client of a key, with the version of its rights. */
export type FoundClient = {
  id: number
  keyId: number
  name: string
  role: number
  scopes: unknown
  allowedNetworks: unknown
  channels: unknown
  enabled: boolean
  expiresAt: string
  version: string
}

/**
 * The client of a key that is currently valid; one statement, for each request.
 * @returns null for a key that does not exist, is revoked or expired, and for a disabled client
 */
export const clientOfKey = async (
  payload: Payload,
  { hash }: ClientKey,
): Promise<FoundClient | null> => {
  const [row] = await readRows<FoundClient>(
    { payload },
    sql`select c.id, k.id as "keyId", c.name, c.role_id as role, c.scopes,
          c.allowed_networks as "allowedNetworks", c.channels,
          c.enabled, least(k.expires_at, c.expires_at) as "expiresAt",
          ${sql.raw(CLIENT_VERSION)} as version
        from ${sql.raw(KEYS)} join roles r on r.id = c.role_id
        where k.hash = decode(${hash}, 'hex') and ${sql.raw(IS_KEY_LIVE)}`,
  )
  return row ?? null
}
