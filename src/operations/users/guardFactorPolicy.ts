import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import type { Id } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { isLooserPolicy, type FactorPolicy } from '@/domain/users/factors'
import { query } from '../shared/transaction'

type Person = { id: number; role: number; policy: FactorPolicy }

/** The user who sent a request: programs cannot change users and roles. */
const personOfCaller = async (req: PayloadRequest): Promise<Person | null> => {
  const id = staffIdOf(req)
  if (id === null) return null
  const [person] = await query<Person>(
    req,
    sql`select u.id, r.id as role, r.factor as policy
        from users u join roles r on r.id = u.role_id where u.id = ${id}`,
  )
  return person ?? null
}

const refuse = (path: 'factor' | 'role') => {
  throw new Refusal('ownFactorPolicy', { fields: [{ path, code: 'ownFactorPolicy' }] })
}

/**
 * Refuses to loosen the second-factor policy of the caller's own role, under the administration
 * lock.
 * @param args.role the role that changes
 * @throws Refusal `ownFactorPolicy` at the field
 */
export const guardPolicyOfRole = async (
  req: PayloadRequest,
  args: { role: Id; after: FactorPolicy },
): Promise<void> => {
  const own = await personOfCaller(req)
  if (own?.role === Number(args.role) && isLooserPolicy(own.policy, args.after)) refuse('factor')
}

/**
 * Refuses to give the caller a role with a looser second-factor policy, under the administration
 * lock.
 * @param args.user whose role changes
 * @param args.role the role they are given
 * @throws Refusal `ownFactorPolicy` at the field
 */
export const guardPolicyOfUser = async (
  req: PayloadRequest,
  args: { user: Id; role: Id },
): Promise<void> => {
  const own = await personOfCaller(req)
  if (own?.id !== Number(args.user)) return
  const [given] = await query<{ policy: FactorPolicy }>(
    req,
    sql`select factor as policy from roles where id = ${args.role}`,
  )
  if (given && isLooserPolicy(own.policy, given.policy)) refuse('role')
}
