import type { ApprovalLimits } from '@/domain/settings/approvalLimit'
import { idOf } from '@/domain/shared/idOf'
import { toDecimal } from '@/domain/shared/money'
import type { FieldRefusal } from '@/domain/shared/refusal'
import type { Permission } from './permissions'
import { readPermissions } from '../reading/readPermission'
import { roleCovers, type RolePower } from './roleCovers'

/** The settings that restrict approvers and senders. */
export type ApprovalRules = {
  fourEyes: boolean
  approveBeforeSending: boolean
  /** By role id; a role without an entry has no limit. */
  limits: ReadonlyMap<number, ApprovalLimits>
}

/** A role before the change; `isHeld` when an active user has it. */
export type LimitedRole = RolePower & { id: number; isHeld: boolean }

type SentLimit = { role?: unknown; maxTotalBase?: unknown; maxDiscount?: unknown }

/**
 * Parses limits from rows of settings; null for an invalid number, which the validation refuses.
 */
const sentLimits = (rows: unknown): readonly (ApprovalLimits & { role: number })[] => {
  const amountOf = (value: unknown) =>
    /^\d+(\.\d+)?$/.test(String(value)) ? String(value as string | number) : null
  return (Array.isArray(rows) ? (rows as (SentLimit | null)[]) : []).map((row) => ({
    role: Number(idOf(row?.role)),
    total: amountOf(row?.maxTotalBase),
    discount: amountOf(row?.maxDiscount),
  }))
}

/** The approval rules in a settings document. */
export const approvalRulesOf = (settings: Readonly<Record<string, unknown>>): ApprovalRules => ({
  fourEyes: settings.fourEyes === true,
  approveBeforeSending: settings.approveBeforeSending === true,
  limits: new Map(sentLimits(settings.approvalLimits).map(({ role, ...limits }) => [role, limits])),
})

const SWITCHES = ['fourEyes', 'approveBeforeSending'] as const
const APPROVE: Permission = { subject: 'tenders', actions: ['approve'] }
const NO_LIMITS: ApprovalLimits = { total: null, discount: null }

type Limit = ApprovalLimits['total']

const isRaised = (before: Limit, after: Limit): boolean =>
  before !== null && (after === null || toDecimal(after).gt(toDecimal(before)))

const mayApprove = ({ permissions }: RolePower): boolean =>
  readPermissions(permissions).some(
    ({ subject, actions }) => subject === 'tenders' && actions.includes('approve'),
  )

const textOf = (limit: Limit): string | null => (limit === null ? null : String(limit))

/** A role with these limits, assuming that it could approve: it may get that right later. */
const approverWith = (role: RolePower, { total, discount }: ApprovalLimits): RolePower => ({
  permissions: [...readPermissions(role.permissions), APPROVE],
  approvalLimit: textOf(total),
  discountLimit: textOf(discount),
})

const pathOf = (after: ApprovalRules, role: number, field: string): string => {
  const index = [...after.limits.keys()].indexOf(role)
  return index < 0 ? 'approvalLimits' : `approvalLimits.${index}.${field}`
}

const raisedLimits = (
  own: RolePower,
  role: LimitedRole,
  [before, after]: readonly [ApprovalRules, ApprovalRules],
): FieldRefusal[] => {
  const was = before.limits.get(role.id) ?? NO_LIMITS
  const becomes = after.limits.get(role.id) ?? NO_LIMITS
  const raised = [
    ...(isRaised(was.total, becomes.total) ? ['maxTotalBase'] : []),
    ...(isRaised(was.discount, becomes.discount) ? ['maxDiscount'] : []),
  ]
  const isCovered = [was, becomes].every((limits) => roleCovers(own, approverWith(role, limits)))
  return isCovered
    ? []
    : raised.map((field) => ({ path: pathOf(after, role.id, field), code: 'limitAboveOwn' }))
}

/**
 * Whether a change of settings loosens an approval rule that applies to the caller, or to a role
 * that the caller's does not cover. Tightening is always allowed. A role that may approve and
 * covers every role in use may loosen all of them: it could do the same with a second account, and
 * without this exception these rules could never be loosened again.
 * @param args.own the caller's role before the change
 * @param args.roles every role before the change
 * @returns one refusal `limitAboveOwn` for each setting that may not be loosened
 */
export const refuseLoosening = (args: {
  own: RolePower
  roles: readonly LimitedRole[]
  before: ApprovalRules
  after: ApprovalRules
}): FieldRefusal[] => {
  const { own, roles, before, after } = args
  const isHighest = roles.every((role) => !role.isHeld || roleCovers(own, role))
  if (isHighest && mayApprove(own)) return []
  return [
    ...SWITCHES.filter((name) => before[name] && !after[name]).map((path): FieldRefusal => ({
      path,
      code: 'limitAboveOwn',
    })),
    ...roles.flatMap((role) => raisedLimits(own, role, [before, after])),
  ]
}
