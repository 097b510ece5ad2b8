import { describe, expect, it } from 'vitest'
import { allPermissions } from '../buildAbility'
import { readPermission, readPermissions } from './readPermission'

describe('readPermission', () => {
  it.each([
    ['nothing', null, 'subject'],
    ['nothing at all', undefined, 'subject'],
    ['a text', 'users', 'subject'],
    ['an unknown subject', { subject: 'unicorns', actions: ['read'] }, 'subject'],
    ['no actions', { subject: 'users' }, 'actions'],
    ['one action as text', { subject: 'users', actions: 'read' }, 'actions'],
    ['fields as text', { subject: 'users', actions: ['read'], fields: 'name' }, 'fields'],
    ['no field', { subject: 'users', actions: ['read'], fields: [] }, 'fields'],
    ['a number as a field', { subject: 'users', actions: ['read'], fields: ['a', 3] }, 'fields'],
  ])('drops a row of %s', (_, value, reason) => {
    expect(readPermission(value)).toEqual({ dropped: { value, reason } })
  })

  it.each([
    ['the whole', {}, {}],
    ['the whole, said as null', { fields: null }, {}],
    ['some fields', { fields: ['name', 'email'] }, { fields: ['name', 'email'] }],
  ])('reads a right on %s', (_, stored, read) => {
    const right = { subject: 'users', actions: ['read', 'write'] }
    expect(readPermission({ ...right, ...stored })).toEqual({ row: { ...right, ...read } })
  })

  it('says actions in the order of the role screen, each once', () => {
    const value = { subject: 'tenders', actions: ['approve', 'write', 'read', 'write'] }
    expect(readPermission(value)).toEqual({
      row: { subject: 'tenders', actions: ['read', 'write', 'approve'] },
    })
  })

  it.each([{}, { fields: ['name'] }])(
    'leaves out actions that are no more, with %j',
    (narrowed) => {
      const value = { subject: 'users', actions: ['read', 'juggle'], ...narrowed }
      expect(readPermission(value)).toEqual({
        row: { subject: 'users', actions: ['read'], ...narrowed },
        dropped: { value, reason: 'actions' },
      })
    },
  )
})

describe('readPermissions', () => {
  it.each([null, undefined, {}, 'users'])('finds no row in %j, and none to drop', (stored) => {
    const told: unknown[] = []
    expect(readPermissions(stored, (dropped) => told.push(dropped))).toEqual([])
    expect(told).toEqual([])
  })

  it('finds every row of all rights', () => {
    expect(readPermissions(allPermissions())).toEqual(allPermissions())
  })

  it('keeps the usable rows, and tells of the others and of those cut short', () => {
    const told: unknown[] = []
    const [good, cut, empty, none] = [
      { subject: 'users', actions: ['read'] },
      { subject: 'roles', actions: ['read', 'juggle'] },
      { subject: 'tenders', actions: ['juggle'] },
      { subject: 'customers', actions: [] },
    ]
    const rows = readPermissions([good, null, cut, empty, none], (dropped) => told.push(dropped))
    expect(rows).toEqual([good, { subject: 'roles', actions: ['read'] }])
    expect(told).toEqual([
      { value: null, reason: 'subject' },
      { value: cut, reason: 'actions' },
      { value: empty, reason: 'actions' },
    ])
  })
})
