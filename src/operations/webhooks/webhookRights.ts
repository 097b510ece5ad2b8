import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { askerOf } from '@/access/session/staffOf'
import { Refusal, type RefusalCode } from '@/domain/shared/refusal'
import { readRows } from '@/queries/shared/rows'
import { powerOfRole } from '@/queries/users/rolePower'
import { asAdministrator } from '../users/roleHierarchy'

/**
 * Requires what is needed to send events with the rights of a program: an unrestricted right to
 * webhooks, and a role that covers the program's; under the administration lock. A program can only
 * manage its own endpoints.
 * @param args.client whose rights decide what is sent
 * @param args.code of the refusal if the caller's role does not cover that of the program
 * @throws Refusal `notAllowed`, `recordNotFound` at `client`, and `args.code`
 */
export const insistOnWebhookClient = async (args: {
  req: PayloadRequest
  action: 'create' | 'write' | 'delete'
  client: number
  code: Extract<RefusalCode, 'grantBeyondOwn' | 'userAboveOwn'>
}): Promise<void> => {
  const { req, action, client, code } = args
  const caller = await asAdministrator(req)
  if (!caller) return
  caller.insistOn(action, 'webhooks', '*')
  const { program } = askerOf(req)
  if (program !== null) {
    if (program !== client) throw new Refusal('notAllowed')
    return
  }
  const [row] = await readRows<{ role: number }>(
    req,
    sql`select role_id as role from api_clients where id = ${client}`,
  )
  if (!row)
    throw new Refusal('invalidInput', { fields: [{ path: 'client', code: 'recordNotFound' }] })
  if (!caller.covers(await powerOfRole(req, row.role))) throw new Refusal(code)
}

/**
 * As `insistOnWebhookClient`, for an existing endpoint.
 * @throws Refusal `notAllowed`, `userAboveOwn`; `notFound` without such an endpoint
 */
export const insistOnWebhook = async (
  req: PayloadRequest,
  action: 'write' | 'delete',
  id: number,
): Promise<void> => {
  const [row] = await readRows<{ client: number }>(
    req,
    sql`select client_id as client from webhooks where id = ${id}`,
  )
  if (!row) throw new Refusal('notFound', { data: { collection: 'webhooks' } })
  await insistOnWebhookClient({ req, action, client: row.client, code: 'userAboveOwn' })
}
