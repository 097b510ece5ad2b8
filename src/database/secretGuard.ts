import { createHmac } from 'node:crypto'
import type { Queryable } from './appliedMigrations'

/** Fingerprint of PAYLOAD_SECRET: equal for equal secrets; the secret cannot be derived from it. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('backoffice backup').digest('hex').slice(0, 16)

/**
 * Reason why a program may not work with a database: the installation has another PAYLOAD_SECRET.
 * Two instances with two secrets would end each other's sessions.
 * @param client of any role of the application, on tables of any release, or without tables
 * @param secret PAYLOAD_SECRET of this program
 * @returns a sentence for the operator; null for the same secret, and before the first start
 */
export const findOtherSecret = async (
  client: Queryable,
  secret: string,
): Promise<string | null> => {
  const { rows: tables } = await client.query(
    `select to_regclass('public.schema_facts') is not null as found`,
  )
  if (!tables[0]?.found) return null
  // Read as JSON, because the table has no such column in releases before it.
  const { rows } = await client.query(
    `select to_jsonb(f) ->> 'secret' as secret from public.schema_facts f`,
  )
  const known: unknown = rows[0]?.secret
  if (typeof known !== 'string' || known === fingerprintOf(secret)) return null
  return (
    'This database belongs to another PAYLOAD_SECRET. Put that one into .env, the same for every instance. ' +
    'To replace it, or when it is lost: npm run rotate-secret (docs/operations/secret.md).'
  )
}

/**
 * Stores the fingerprint of the secret of an installation at its first start.
 * @param client of the owner of the tables; with the role of the program nothing is stored
 * @returns as `findOtherSecret`
 */
export const keepSecret = async (client: Queryable, secret: string): Promise<string | null> => {
  const { rows } = await client.query(
    `select has_table_privilege('public.schema_facts', 'update') as may`,
  )
  if (rows[0]?.may)
    await client.query('update public.schema_facts set secret = $1 where secret is null', [
      fingerprintOf(secret),
    ])
  return findOtherSecret(client, secret)
}
