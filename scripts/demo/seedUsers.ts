import { randomBytes } from 'node:crypto'
import { inTransaction } from '@/operations/shared/transaction'
import { suspendUser } from '@/operations/users/changeUserStatus'
import type { User } from '@/payload-types'
import { addRow } from './addRow'
import { ROLES } from './data/roles'
import { PASSIVE_USER, USERS } from './data/users'
import { requestOf, requestOfSystem, type Demo } from './Demo'

export type Colleagues = { sales: [User, User]; store: User; accountant: User }

const addRoles = async (demo: Demo) => {
  const req = await requestOfSystem(demo)
  return inTransaction(req, async () => {
    const ids = new Map<string, number>()
    for (const role of ROLES)
      ids.set(role.name, (await addRow(req, 'roles', { ...role, factor: 'optional' })).id)
    return ids
  })
}

/** Roles and colleagues. Their passwords are random and not stored anywhere. */
export const seedUsers = async (demo: Demo): Promise<Colleagues> => {
  const { payload, admin } = demo
  const roles = await addRoles(demo)
  // One after the other: they would wait for each other's lock, on a slow machine in vain.
  const users: User[] = []
  for (const user of USERS) {
    const req = await requestOfSystem(demo)
    const password = randomBytes(24).toString('base64url')
    const role = roles.get(user.role) ?? 0
    users.push(await addRow(req, 'users', { ...user, role, password, status: 'active' }))
  }
  const passive = users.find(({ email }) => email === PASSIVE_USER)
  if (passive) await suspendUser({ req: await requestOf({ payload, user: admin }), id: passive.id })
  const [elif, mert, store, accountant] = users as [User, User, User, User]
  return { sales: [elif, mert], store, accountant }
}
