import type { Payload, PayloadRequest } from 'payload'
import { keepNewest } from '@/domain/shared/keepNewest'
import type { FactorPolicy } from '@/domain/users/factors'
import {
  buildAbility,
  buildProgramAbility,
  type AppAbility,
  type DroppedPermission,
} from './buildAbility'

/** A signed-in actor: a row of an auth collection, with a role. */
export type Caller =
  | { id: number | string; role?: unknown; collection?: string; scopes?: unknown }
  | null
  | undefined

/** A role: its name, its policy for a second factor, and its permissions. */
type Held = { roleName: string; factor: FactorPolicy; ability: AppAbility }

// Keyed by the user object of one request: rights are read once per request and never reused, so
// that a changed role takes effect with the next request in every instance. One cache per process:
// API and pages are bundled separately, and one of them reads for both.
const KEY = Symbol.for('backoffice.abilities')
const global = globalThis as { [KEY]?: WeakMap<object, Promise<Held>> }
const held = (global[KEY] ??= new WeakMap<object, Promise<Held>>())
const NOTHING: Held = { roleName: '', factor: 'optional', ability: buildAbility([]) }

const roleIdOf = (role: unknown): number | string | null => {
  if (typeof role === 'number' || typeof role === 'string') return role
  if (role && typeof role === 'object' && 'id' in role) return role.id as number | string
  return null
}

const load = async (args: {
  user: NonNullable<Caller>
  payload: Payload
  req?: PayloadRequest
}): Promise<Held> => {
  const { user, payload, req } = args
  const roleId = roleIdOf(user.role)
  if (roleId === null) return NOTHING
  // Pass `req` inside a transaction: a second connection could deadlock the pool.
  const role = await payload.db.findOne<{
    id: number
    name?: string
    factor?: FactorPolicy
    permissions?: unknown
  }>({
    collection: 'roles',
    where: { id: { equals: roleId } },
    req,
  })
  const note = (dropped: DroppedPermission) =>
    payload.logger.warn({ msg: 'A stored permission was ignored', role: roleId, dropped })
  const isProgram = user.collection === 'api-clients' || user.scopes !== undefined
  const ability = isProgram
    ? buildProgramAbility(role?.permissions, user.scopes, note)
    : buildAbility(role?.permissions, note)
  return { roleName: role?.name ?? '', factor: role?.factor ?? 'optional', ability }
}

type Asked = { user: Caller; payload: Payload; req?: PayloadRequest }

const heldBy = (args: Asked): Promise<Held> => {
  const { user } = args
  if (!user) return Promise.resolve(NOTHING)
  const known = held.get(user)
  if (known) return known
  const loading = load({ ...args, user })
  held.set(user, loading)
  return loading
}

/**
 * The rights of a caller, read from the database once per request.
 * @param args.user the signed-in user (never a suspended one), or undefined
 * @param args.payload the running instance
 * @param args.req the request whose transaction the query must share, when there is one
 * @returns an ability; without a user or a role it allows nothing
 */
export const abilityOf = async (args: Asked): Promise<AppAbility> => (await heldBy(args)).ability

/** Name of a caller's role, read with their rights; empty without a role. */
export const roleNameOf = async (args: Asked): Promise<string> => (await heldBy(args)).roleName

/** The second-factor policy of the caller's role, read together with the permissions. */
export const factorPolicyOf = async (args: Asked): Promise<FactorPolicy> =>
  (await heldBy(args)).factor

const MAX_VERSIONS = 200
const shared = new WeakMap<Payload, Map<string, Promise<Held>>>()

/**
 * Reuses the rights read for another caller of the same role, while the row of that role is
 * unchanged. Skipped if the caller's role has changed meanwhile: its rights must never be cached
 * under the old role.
 * @param args.user of one request
 * @param args.role its id, and a version that contains the id and changes with every update of the
 *   role
 */
export const shareAbility = (args: {
  user: NonNullable<Caller>
  payload: Payload
  role: { id: number; version: string }
}): void => {
  const { user, payload, role } = args
  const { version } = role
  if (Number(roleIdOf(user.role)) !== role.id) return
  const known = shared.get(payload) ?? new Map<string, Promise<Held>>()
  shared.set(payload, known)
  const loading =
    known.get(version) ?? keepNewest(known, MAX_VERSIONS, version, load({ user, payload }))
  loading.catch(() => known.delete(version))
  held.set(user, loading)
}

/** The rights of the caller of this request. */
export const abilityOfRequest = (req: PayloadRequest): Promise<AppAbility> =>
  abilityOf({ user: req.user as Caller, payload: req.payload, req })
