import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsOf, SUBJECTS, type Permission } from './permissions'
import { allCells, holds, setCells, shareOf } from './permissionSets'

const anyCells = fc.subarray(allCells())

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
