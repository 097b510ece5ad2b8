import { toDecimal } from '@/domain/shared/money'
import type { Action, Subject } from './permissions'
import { readPermissions } from '../reading/readPermission'

/** The power of a role: its rights, and its approval limits for total and discount. */
export type RolePower = {
  /** As stored: invalid parts are ignored. */
  permissions: unknown
  /** In lira, as decimal text; null for a role without a limit. */
  approvalLimit: string | null
  /** In percent, as decimal text; null for a role without a limit. */
  discountLimit: string | null
}

/** A missing right; `field` when it is granted, but not on that field. */
export type Beyond = { subject: Subject; action: Action; field?: string }

type Fields = 'whole' | Set<string>
type Grants = Map<string, Fields>

const keyOf = (subject: Subject, action: Action) => `${subject} ${action}`

/** The rights of a role with their fields: if several rows grant a right, their fields add up. */
const grantsOf = (permissions: unknown): Grants => {
  const grants: Grants = new Map()
  for (const { subject, actions, fields } of readPermissions(permissions))
    for (const action of actions) {
      const key = keyOf(subject, action)
      const held = grants.get(key) ?? new Set<string>()
      grants.set(key, held === 'whole' || !fields ? 'whole' : new Set([...held, ...fields]))
    }
  return grants
}

/** The first granted field that is not among the held ones; `*` for the whole. */
const missingField = (held: Fields, granted: Fields): string | undefined => {
  if (held === 'whole') return undefined
  if (granted === 'whole') return '*'
  return [...granted].find((field) => !held.has(field))
}

/**
 * The first right in the second list of permissions that the first lacks. An unrestricted right
 * covers restricted ones; a right on some fields covers neither the whole nor other fields.
 * @returns null when the first covers the second
 */
export const firstBeyond = (own: unknown, other: unknown): Beyond | null => {
  const held = grantsOf(own)
  for (const [key, granted] of grantsOf(other)) {
    const [subject, action] = key.split(' ') as [Subject, Action]
    const fields = held.get(key)
    if (!fields) return { subject, action }
    const field = missingField(fields, granted)
    if (field) return { subject, action, field }
  }
  return null
}

const isWithin = (own: string | null, other: string | null): boolean =>
  own === null || (other !== null && toDecimal(other).lte(toDecimal(own)))

const coversLimit = (own: RolePower, other: RolePower): boolean =>
  !grantsOf(other.permissions).has(keyOf('tenders', 'approve')) ||
  (isWithin(own.approvalLimit, other.approvalLimit) &&
    isWithin(own.discountLimit, other.discountLimit))

/**
 * Whether a role includes everything another one can do: required to assign a role, to change its
 * users or the role itself. Equal roles cover each other.
 */
export const roleCovers = (own: RolePower, other: RolePower): boolean =>
  firstBeyond(own.permissions, other.permissions) === null && coversLimit(own, other)
