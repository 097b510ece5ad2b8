import { toDecimal } from '@/domain/shared/money'
import type { Action, Subject } from './permissions'
import { readPermissions } from '../reading/readPermission'

/** What a role lets its holders do: its rights, and up to which total and discount they may approve. */
export type RolePower = {
  /** As stored: what cannot be used counts for nothing. */
  permissions: unknown
  /** In lira, as decimal text; null for a role without a limit. */
  approvalLimit: string | null
  /** In percent, as decimal text; null for a role without a limit. */
  discountLimit: string | null
}

/** A right somebody lacks; `field` when they hold it, but not on that field. */
export type Beyond = { subject: Subject; action: Action; field?: string }

type Fields = 'whole' | Set<string>
type Grants = Map<string, Fields>

const keyOf = (subject: Subject, action: Action) => `${subject} ${action}`

/** Each right with the fields it is held on: rows of a role add up. */
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

/** The first field of what is granted that is not among those held; `*` for the whole. */
const missingField = (held: Fields, granted: Fields): string | undefined => {
  if (held === 'whole') return undefined
  if (granted === 'whole') return '*'
  return [...granted].find((field) => !held.has(field))
}

/**
 * The first right that the second list of permissions has and the first lacks. A right without
 * fields covers one with; a right on some fields covers neither the whole nor other fields.
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
 * Whether a role can do everything another one can: the rule of who may hand out a role, change
 * its holders or change the role itself. Equals cover each other.
 */
export const roleCovers = (own: RolePower, other: RolePower): boolean =>
  firstBeyond(own.permissions, other.permissions) === null && coversLimit(own, other)
