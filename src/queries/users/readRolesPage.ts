import type { PayloadRequest } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import { buildAbility } from '@/access/buildAbility'
import { mayReadField } from '@/access/reading/mayReadField'
import { allCells } from '@/access/roles/permissionSets'
import { rightsToTake } from '@/access/roles/rightsToTake'
import { staffOf, viewingOf } from '@/access/session/staffOf'
import { idOf } from '@/domain/shared/idOf'
import { pictureOf } from '@/present/record/pictureOf'
import { shownName } from '@/present/record/shownName'
import { viewableRoles } from '@/queries/users/viewableRoles'
import { powersOfRoles } from '@/queries/users/rolePower'
import { unknownRolesOfProvider } from '@/queries/users/rolesOfProvider'
import { readRoleCards } from '@/queries/users/readRoleCards'
const PAGE_SIZE = 10
const MAX_PAGE = 100_000

const positive = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null

const readUsers = async (req: PayloadRequest, query: Record<string, unknown>) => {
  // Without permission to read `users.role`, filtering and sorting by it would reveal it.
  const ability = await abilityOfRequest(req)
  const sees = (field: string) => mayReadField(ability, 'users', field)
  const role = sees('role') ? positive(query.role) : null
  const byRole = sees('role') && mayReadField(ability, 'roles', 'name') ? ['role.name'] : []
  const byName = sees('name') ? ['name'] : []
  const { docs, page, totalPages } = await req.payload.find({
    collection: 'users',
    where: role ? { role: { equals: role } } : {},
    sort: [...byRole, ...byName, 'id'],
    limit: PAGE_SIZE,
    page: Math.min(positive(query.page) ?? 1, MAX_PAGE),
    depth: 1,
    select: { name: true, email: true, role: true, status: true, avatar: true },
    populate: { roles: { name: true }, media: { filename: true, sizes: true } },
    overrideAccess: false,
    req,
  })
  const rows = docs.map((user) => ({
    id: user.id,
    name: shownName(user.name),
    email: user.email ?? null,
    role: nameOfRole(user.role),
    status: user.status ?? null,
    picture: pictureOf(user.avatar),
  }))
  return { rows, role, page: page ?? 1, pages: totalPages }
}

const nameOfRole = (role: unknown): string | null =>
  role && typeof role === 'object' && 'name' in role ? String(role.name) : null

/**
 * The rights that no role has and that the reader may add to their own, which can be given to other
 * roles then.
 * @returns null if there are none, or they may not
 */
const readRightsToTake = async (req: PayloadRequest) => {
  const ability = await abilityOfRequest(req)
  if (!mayReadField(ability, 'roles', 'permissions')) return null
  const role = Number(idOf(staffOf(req)?.role))
  const roles = await powersOfRoles(req)
  const own = roles.find(({ id }) => id === role)
  const rights = own && !viewingOf(req) ? rightsToTake(own, roles) : []
  return rights.length > 0 ? { role, rights } : null
}

/**
 * The roles as cards, and a page of the users below them.
 * @param query of the address: `role`, `page`
 */
export const readRolesPage = async (
  req: PayloadRequest,
  query: Readonly<Record<string, unknown>>,
) => {
  const ability = await abilityOfRequest(req)
  const readsUsers = ability.can('read', 'users')
  const [cards, users, viewable, unknownRoles, unheld] = await Promise.all([
    readRoleCards(req),
    readsUsers ? readUsers(req, query) : null,
    viewableRoles(req),
    ability.can('write', 'roles') ? unknownRolesOfProvider(req) : [],
    readRightsToTake(req),
  ])
  const cells = allCells()
  return {
    may: {
      create: ability.can('create', 'roles'),
      write: ability.can('write', 'roles'),
      delete: ability.can('delete', 'roles'),
    },
    rights: cells.length,
    roles: cards.map(({ id, name, total, permissions, members = [], pictures = {} }) => {
      const own = permissions === undefined ? null : buildAbility(permissions)
      return {
        id,
        name: name ?? null,
        total: total ?? null,
        isViewable: viewable.includes(id),
        rights: own && cells.filter(([subject, action]) => own.can(action, subject)).length,
        members: members.map((member) => ({
          ...member,
          picture: pictureOf({ filename: pictures[member.id] }),
        })),
      }
    }),
    users,
    unknownRoles,
    unheld,
  }
}
