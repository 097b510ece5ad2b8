import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '@/queries/shared/rows'
import { powerOfRole } from '@/queries/users/rolePower'
import { asAdministrator } from './roleHierarchy'

/** The role of a client. @throws Refusal `notFound` */
const roleOfClient = async (req: PayloadRequest, id: number): Promise<number> => {
  const [row] = await readRows<{ role: number }>(
    req,
    sql`select role_id as role from api_clients where id = ${id}`,
  )
  if (!row) throw new Refusal('notFound', { data: { collection: 'api-clients' } })
  return row.role
}

/**
 * Requires what is needed to change or delete a client: an unrestricted right to users, and a role
 * that covers the client's; under the administration lock. The whole role counts, not only its
 * scopes, because scopes can be widened later.
 * @throws Refusal `notAllowed`, `userAboveOwn`; `signInFirst`; `notFound` without such a client
 */
export const insistOnClient = async (
  req: PayloadRequest,
  action: 'write' | 'delete',
  id: number,
): Promise<void> => {
  const caller = await asAdministrator(req)
  if (!caller) return
  caller.insistOn(action, 'users', '*')
  const power = await powerOfRole(req, await roleOfClient(req, id))
  if (!caller.covers(power)) throw new Refusal('userAboveOwn')
}

/**
 * Requires that the caller's role covers the role given to a client.
 * @throws Refusal `grantBeyondOwn`, `notAllowed`
 */
export const insistOnGivenRole = async (
  req: PayloadRequest,
  action: 'create' | 'write',
  role: number,
): Promise<void> => {
  const caller = await asAdministrator(req)
  if (!caller) return
  caller.insistOn(action, 'users', '*')
  if (!caller.covers(await powerOfRole(req, role))) throw new Refusal('grantBeyondOwn')
}
