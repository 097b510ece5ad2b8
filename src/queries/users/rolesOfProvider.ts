import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import { readRows } from '../shared/rows'

/**
 * Role names in OIDC_ROLES and OIDC_MAX_ROLE that do not exist: sign-ins that would get one are
 * refused.
 * @returns each once, in the order of the setting. Checks no permission
 */
export const unknownRolesOfProvider = async (req: PayloadRequest): Promise<string[]> => {
  const named = [...env.OIDC_ROLES.map(({ role }) => role), env.OIDC_MAX_ROLE]
  const names = [...new Set(named)].filter((name) => name !== undefined)
  if (names.length === 0) return []
  const known = await readRows<{ name: string }>(
    req,
    sql`select name from roles where name in (select jsonb_array_elements_text(
          ${JSON.stringify(names)}::jsonb))`,
  )
  const found = new Set(known.map(({ name }) => name))
  return names.filter((name) => !found.has(name))
}
