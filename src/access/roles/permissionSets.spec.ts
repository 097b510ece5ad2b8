import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsOf, SUBJECTS, type Permission } from './permissions'
import { allCells, holds, rightsOn, setCells, shareOf, withRights } from './permissionSets'
import { firstBeyond } from './roleCovers'

const anyCells = fc.subarray(allCells())

const anyRole: fc.Arbitrary<Permission[]> = fc.array(
  fc.constantFrom(...SUBJECTS).chain((subject) =>
    fc.record(
      {
        subject: fc.constant(subject),
        actions: fc.subarray(actionsOf(subject), { minLength: 1 }),
        fields: fc.subarray(['name', 'email', 'phone'], { minLength: 1 }),
      },
      { requiredKeys: ['subject', 'actions'] },
    ),
  ),
  { maxLength: 6 },
)

describe('withRights', () => {
  it('says the same rights again, in one row for each set of fields', () => {
    fc.assert(
      fc.property(anyRole, fc.constantFrom(...SUBJECTS), (role, subject) => {
        const again = withRights(role, subject, rightsOn(role, subject))
        expect([firstBeyond(role, again), firstBeyond(again, role)]).toEqual([null, null])
        const sets = again
          .filter((row) => row.subject === subject)
          .map(({ fields }) => fields?.toSorted().join())
        expect(new Set(sets).size).toBe(sets.length)
      }),
    )
  })

  it('takes a right that is named no more', () => {
    const role: Permission[] = [{ subject: 'customers', actions: ['read', 'write'] }]
    expect(withRights(role, 'customers', new Map([['read', ['phone', 'name']]]))).toEqual([
      { subject: 'customers', actions: ['read'], fields: ['name', 'phone'] },
    ])
    expect(withRights(role, 'customers', new Map())).toEqual([])
  })
})

describe('setCells', () => {
  it('ticks read together with write, and clears write together with read', () => {
    const written = setCells([], [['tenders', 'write']], true)
    expect(written).toEqual([{ subject: 'tenders', actions: ['read', 'write'] }])
    expect(setCells(written, [['tenders', 'read']], false)).toEqual([])
  })

  it('keeps the fields a row is narrowed to', () => {
    const narrowed: Permission[] = [{ subject: 'customers', actions: ['read'], fields: ['name'] }]
    expect(setCells(narrowed, [['customers', 'write']], true)).toEqual([
      { subject: 'customers', actions: ['read', 'write'], fields: ['name'] },
    ])
  })

  it('keeps every row of a subject, touched or not', () => {
    const role: Permission[] = [
      { subject: 'customers', actions: ['read'] },
      { subject: 'customers', actions: ['write'], fields: ['name'] },
      { subject: 'tenders', actions: ['read'], fields: ['title'] },
      { subject: 'tenders', actions: ['approve'] },
    ]
    expect(setCells(role, [['tenders', 'approve']], false)).toEqual(role.slice(0, 3))
    const [, , , approve] = role
    expect(setCells(role, [['customers', 'delete']], true)).toEqual([
      { subject: 'customers', actions: ['read', 'delete'] },
      ...role.slice(1, 3),
      approve,
    ])
  })

  it('never gives more than the ticked cells, whatever the fields of the rows', () => {
    fc.assert(
      fc.property(anyRole, anyCells, (role, cells) => {
        const more = cells.flatMap(([subject, action]): Permission[] => [
          { subject, actions: [action, 'read'] },
        ])
        expect(firstBeyond([...role, ...more], setCells(role, cells, true))).toBeNull()
        expect(firstBeyond(setCells(role, cells, true), role)).toBeNull()
        expect(firstBeyond(role, setCells(role, cells, false))).toBeNull()
      }),
    )
  })

  it('clears only the cells that are named', () => {
    const before: Permission[] = [{ subject: 'tenders', actions: ['read', 'write', 'approve'] }]
    expect(setCells(before, [['tenders', 'write']], false)).toEqual([
      { subject: 'tenders', actions: ['read', 'approve'] },
    ])
  })

  it('holds every ticked cell and no cleared one, whatever was there before', () => {
    fc.assert(
      fc.property(anyCells, anyCells, (first, second) => {
        const ticked = setCells(setCells([], first, true), second, true)
        expect(second.every(([subject, action]) => holds(ticked, subject, action))).toBe(true)
        const cleared = setCells(ticked, second, false)
        expect(second.some(([subject, action]) => holds(cleared, subject, action))).toBe(false)
      }),
    )
  })
})

describe('shareOf', () => {
  it.each([
    ['none', []],
    ['some', ['read']],
    ['all', ['read', 'write']],
  ] as const)('is %s of two for holders of %j', (share, actions) => {
    const cells = [
      ['settings', 'read'],
      ['settings', 'write'],
    ] as const
    expect(shareOf([{ subject: 'settings', actions: [...actions] }], cells)).toBe(share)
  })

  it('is none, some or all by the count alone', () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const permissions = cells.map(([subject, action]) => ({ subject, actions: [action] }))
        const expected =
          cells.length === 0 ? 'none' : cells.length === allCells().length ? 'all' : 'some'
        expect(shareOf(permissions, allCells())).toBe(expected)
      }),
    )
  })

  it('covers every action of every subject', () => {
    expect(allCells()).toHaveLength(SUBJECTS.flatMap(actionsOf).length)
  })
})
