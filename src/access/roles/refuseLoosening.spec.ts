import { describe, expect, it } from 'vitest'
import { allPermissions } from '../buildAbility'
import type { Permission } from './permissions'
import { approvalRulesOf, refuseLoosening, type LimitedRole } from './refuseLoosening'

const SETTINGS: Permission = { subject: 'settings', actions: ['read', 'write'] }
const APPROVE: Permission = { subject: 'tenders', actions: ['read', 'approve'] }
const OWNER = 1
const APPROVER = 2
const CLERK = 3

type Limit = [role: number, total?: number | string | null, discount?: number | null]
const rules = (limits: Limit[] = [], switches: Record<string, unknown> = {}) => ({
  fourEyes: true,
  approveBeforeSending: true,
  ...switches,
  approvalLimits: limits.map(([role, maxTotalBase, maxDiscount]) => ({
    role,
    maxTotalBase,
    maxDiscount,
  })),
})

const PERMISSIONS: Record<number, Permission[]> = {
  [OWNER]: allPermissions(),
  [APPROVER]: [SETTINGS, APPROVE],
  [CLERK]: [SETTINGS],
}

/** The refused paths when a user of a role changes the rules. */
const refused = (
  caller: number,
  before: ReturnType<typeof rules>,
  after: Record<string, unknown>,
  isHeld: Partial<Record<number, boolean>> = {},
): string[] => {
  const { limits } = approvalRulesOf(before)
  const roles = [OWNER, APPROVER, CLERK].map((id): LimitedRole => {
    const { total = null, discount = null } = limits.get(id) ?? {}
    return {
      id,
      isHeld: isHeld[id] ?? true,
      permissions: PERMISSIONS[id],
      approvalLimit: total === null ? null : String(total),
      discountLimit: discount === null ? null : String(discount),
    }
  })
  const own = roles.find(({ id }) => id === caller)!
  return refuseLoosening({
    own,
    roles,
    before: approvalRulesOf(before),
    after: approvalRulesOf({ ...before, ...after }),
  }).map(({ path, code }) => {
    expect(code).toBe('limitAboveOwn')
    return path
  })
}

const LIMITED = rules([[APPROVER, 1000, 10]])
const sent = (...limits: Limit[]) => ({ approvalLimits: rules(limits).approvalLimits })

describe('refuseLoosening', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['four eyes off', { fourEyes: false }, ['fourEyes']],
    ['four eyes emptied', { fourEyes: null }, ['fourEyes']],
    ['sending without approval', { approveBeforeSending: false }, ['approveBeforeSending']],
    ['no limits', { approvalLimits: [] }, ['approvalLimits', 'approvalLimits']],
    ['limits emptied', { approvalLimits: null }, ['approvalLimits', 'approvalLimits']],
    ['a higher total', sent([APPROVER, 1000.01, 10]), ['approvalLimits.0.maxTotalBase']],
    ['no total', sent([APPROVER, null, 10]), ['approvalLimits.0.maxTotalBase']],
    ['a total of no number', sent([APPROVER, 'x', 10]), ['approvalLimits.0.maxTotalBase']],
    ['a higher discount', sent([APPROVER, 1000, 10.5]), ['approvalLimits.0.maxDiscount']],
    ['the limit of another role', sent([CLERK, 1000, 10]), ['approvalLimits', 'approvalLimits']],
    [
      'behind another row',
      sent([CLERK, 1], [APPROVER, 2000, 10]),
      ['approvalLimits.1.maxTotalBase'],
    ],
    ['the same', sent([APPROVER, '1000.00', 10]), []],
    ['tighter', sent([APPROVER, 0, 0], [OWNER, 5]), []],
  ])('an approver with a limit: %s', (_, change, expected) => {
    expect(refused(APPROVER, LIMITED, change)).toEqual(expected)
  })

  it('lets the approver without a limit neither loosen what binds everybody nor roles above', () => {
    expect(refused(APPROVER, rules(), { fourEyes: false })).toEqual(['fourEyes'])
    expect(refused(APPROVER, rules([[OWNER, 5]]), sent())).toEqual(['approvalLimits'])
  })

  it('lets the approver without a limit loosen that of a role they cover', () => {
    expect(refused(APPROVER, rules([[CLERK, 5]]), sent([CLERK, 500]))).toEqual([])
    expect(
      refused(
        APPROVER,
        rules([
          [APPROVER, 50],
          [CLERK, 5],
        ]),
        sent([APPROVER, 50], [CLERK, 50]),
      ),
    ).toEqual([])
    expect(
      refused(
        APPROVER,
        rules([
          [APPROVER, 50],
          [CLERK, 5],
        ]),
        sent([APPROVER, 50], [CLERK, 51]),
      ),
    ).toEqual(['approvalLimits.1.maxTotalBase'])
  })

  it('lets who may not approve loosen nothing', () => {
    expect(refused(CLERK, rules([[CLERK, 5]]), { ...sent(), fourEyes: false })).toEqual([
      'fourEyes',
      'approvalLimits',
    ])
    expect(
      refused(CLERK, rules(), { fourEyes: false }, { [OWNER]: false, [APPROVER]: false }),
    ).toEqual(['fourEyes'])
  })

  it('lets the role with nobody above it loosen everything', () => {
    const all = rules([
      [APPROVER, 5],
      [CLERK, 5],
    ])
    expect(
      refused(OWNER, all, { ...rules(), fourEyes: false, approveBeforeSending: false }),
    ).toEqual([])
    // Somebody could tighten its limit; otherwise no one could ever undo that.
    expect(
      refused(
        OWNER,
        rules([
          [OWNER, 0],
          [APPROVER, 0],
        ]),
        sent(),
      ),
    ).toEqual([])
  })

  it('binds an owner with a limit as long as another active role has none', () => {
    const limited = rules([[OWNER, 5]])
    expect(refused(OWNER, limited, { ...sent(), fourEyes: false })).toEqual([
      'fourEyes',
      'approvalLimits',
    ])
    expect(refused(OWNER, limited, sent(), { [APPROVER]: false })).toEqual([])
  })
})
