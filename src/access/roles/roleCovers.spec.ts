import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildAbility, allPermissions } from '../buildAbility'
import { actionsOf, SUBJECTS, type Permission } from './permissions'
import { firstBeyond, roleCovers } from './roleCovers'

const FIELDS = ['name', 'phone', 'email']
const someRow: fc.Arbitrary<Permission> = fc
  .constantFrom(...SUBJECTS.slice(4, 8))
  .chain((subject) =>
    fc.record({
      subject: fc.constant(subject),
      actions: fc.subarray(actionsOf(subject), { minLength: 1 }),
      fields: fc.option(fc.subarray(FIELDS, { minLength: 1 }), { nil: undefined }),
    }),
  )
const someRights = fc.array(someRow, { maxLength: 6 })
const someRole = fc.record({
  permissions: someRights,
  approvalLimit: fc.option(fc.constantFrom('0', '10', '10.00', '2000000.00'), { nil: null }),
  discountLimit: fc.option(fc.constantFrom('0', '10', '10.000', '100'), { nil: null }),
})
const covers = (own: unknown, other: unknown) => firstBeyond(own, other) === null

/** Every possible check of an ability; `*` is a field that no row names. */
const answers = (permissions: Permission[]): boolean[] => {
  const ability = buildAbility(permissions)
  return SUBJECTS.flatMap((subject) =>
    actionsOf(subject).flatMap((action) =>
      [...FIELDS, '*'].map((field) => ability.can(action, subject, field)),
    ),
  )
}

describe('roleCovers', () => {
  it('agrees with the abilities: whatever the other one may, the first may too', () => {
    fc.assert(
      fc.property(someRights, someRights, (own, other) => {
        const [mine, theirs] = [answers(own), answers(other)]
        expect(covers(own, other)).toBe(theirs.every((may, at) => !may || mine[at]))
      }),
    )
  })

  it('is reflexive', () => {
    fc.assert(fc.property(someRole, (role) => roleCovers(role, role)))
  })

  it('is transitive', () => {
    fc.assert(
      fc.property(someRole, someRole, someRole, (a, b, c) => {
        if (roleCovers(a, b) && roleCovers(b, c)) expect(roleCovers(a, c)).toBe(true)
      }),
    )
  })

  it('is antisymmetric: two that cover each other may the same', () => {
    fc.assert(
      fc.property(someRights, fc.shuffledSubarray(FIELDS), (rights, _order) => {
        const parted = rights.flatMap(({ actions, ...row }) =>
          actions.map((action) => ({ ...row, actions: [action] })),
        )
        expect(covers(rights, parted) && covers(parted, rights)).toBe(true)
        expect(answers(parted)).toEqual(answers(rights))
      }),
    )
    fc.assert(
      fc.property(someRights, someRights, (a, b) => {
        if (covers(a, b) && covers(b, a)) expect(answers(a)).toEqual(answers(b))
      }),
    )
  })

  it.each([
    ['the whole covers some fields', undefined, ['name'], true],
    ['some fields do not cover the whole', ['name'], undefined, false],
    ['a set covers its part, in any order', ['name', 'phone'], ['phone'], true],
    ['but nothing outside', ['name'], ['name', 'phone'], false],
  ])('%s', (_, own, other, expected) => {
    const on = (fields?: string[]) => [{ subject: 'users', actions: ['write'], fields }]
    expect(covers(on(own), on(other))).toBe(expected)
  })

  it.each([
    ['a right that is missing', ['read'], ['read', 'write'], { action: 'write' }],
    ['the first of two', [], ['read', 'write'], { action: 'read' }],
  ])('names %s', (_, own, other, expected) => {
    const on = (actions: string[]) => [{ subject: 'users', actions }]
    expect(firstBeyond(on(own), on(other))).toStrictEqual({ subject: 'users', ...expected })
  })

  it.each([
    ['the field of a right that is missing', ['name'], ['name', 'phone'], 'phone'],
    ['the whole as *', ['name'], undefined, '*'],
  ])('names %s', (_, own, other, field) => {
    const on = (fields?: string[]) => [{ subject: 'users', actions: ['write'], fields }]
    expect(firstBeyond(on(own), on(other))).toStrictEqual({
      subject: 'users',
      action: 'write',
      field,
    })
  })

  it('adds up the rows of a role, in any order: the whole stays the whole', () => {
    const whole = { subject: 'users', actions: ['write'] }
    const some = { ...whole, fields: ['name'] }
    const more = { ...whole, fields: ['phone'] }
    expect(covers([whole, some], [whole])).toBe(true)
    expect(covers([some, whole], [whole])).toBe(true)
    expect(covers([some, more], [{ ...whole, fields: ['name', 'phone'] }])).toBe(true)
    expect(covers([some, more], [whole])).toBe(false)
  })

  it('reads what is stored as an ability does: what cannot be used is no right', () => {
    const stored = [null, { subject: 'unicorns', actions: ['read'] }, { subject: 'users' }]
    expect(covers([], stored)).toBe(true)
    expect(covers([], [{ subject: 'dashboard', actions: ['delete', 'read'] }])).toBe(false)
    expect(covers(allPermissions(), [{ subject: 'dashboard', actions: ['delete'] }])).toBe(true)
  })

  it.each([
    ['no limit covers any', null, '100', true],
    ['a limit does not cover none', '100', null, false],
    ['a lower one does not cover a higher', '100', '100.01', false],
    ['equal ones cover each other', '100', '100.00', true],
  ])('approving: %s', (_, own, other, expected) => {
    const permissions = [{ subject: 'tenders', actions: ['approve'] }]
    const role = (approvalLimit: string | null) => ({
      permissions,
      approvalLimit,
      discountLimit: null,
    })
    expect(roleCovers(role(own), role(other))).toBe(expected)
    const byDiscount = (discountLimit: string | null) => ({ ...role(null), discountLimit })
    expect(roleCovers(byDiscount(own), byDiscount(other))).toBe(expected)
    const reader = { permissions: [], approvalLimit: other, discountLimit: other }
    expect(roleCovers(role(own), reader)).toBe(true)
  })
})
