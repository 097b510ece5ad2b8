import { describe, expect, it } from 'vitest'
import { allPermissions, buildAbility, canManageAll, mayWholly } from './buildAbility'
import { actionsOf, SUBJECTS } from './roles/permissions'

describe('buildAbility', () => {
  it('allows what the rows say and nothing else', () => {
    const ability = buildAbility([{ subject: 'tenders', actions: ['read', 'approve'] }])
    expect(actionsOf('tenders').filter((action) => ability.can(action, 'tenders'))).toEqual([
      'read',
      'approve',
    ])
    expect(ability.can('read', 'customers')).toBe(false)
  })

  it('keeps the usable rows beside unusable ones, and tells of each it drops', () => {
    const told: unknown[] = []
    const stored = [
      { subject: 'unicorns', actions: ['read'] },
      { subject: 'users', actions: ['read'] },
    ]
    const ability = buildAbility(stored, ({ reason }) => told.push(reason))
    expect(ability.can('read', 'users')).toBe(true)
    expect(told).toEqual(['subject'])
  })
})

describe('mayWholly', () => {
  it('is the right on every field, also of fields there are not yet', () => {
    const whole = buildAbility([{ subject: 'users', actions: ['read'] }])
    const narrowed = buildAbility([{ subject: 'users', actions: ['read'], fields: ['name'] }])
    expect(mayWholly(whole, 'read', 'users')).toBe(true)
    expect(mayWholly(narrowed, 'read', 'users')).toBe(false)
    expect(mayWholly(whole, 'write', 'users')).toBe(false)
  })
})

describe('canManageAll', () => {
  it('is true for every right there is', () => {
    expect(canManageAll(buildAbility(allPermissions()))).toBe(true)
  })

  it.each(SUBJECTS.flatMap((subject) => actionsOf(subject).map((action) => [action, subject])))(
    'is false where only %s %s is missing',
    (action, subject) => {
      const rows = allPermissions().map((row) =>
        row.subject === subject
          ? { ...row, actions: row.actions.filter((held) => held !== action) }
          : row,
      )
      expect(canManageAll(buildAbility(rows))).toBe(false)
    },
  )

  it('is false where one right is narrowed to fields', () => {
    const rows = allPermissions().map((row) =>
      row.subject === 'customers' ? { ...row, fields: ['name'] } : row,
    )
    expect(canManageAll(buildAbility(rows))).toBe(false)
  })
})
