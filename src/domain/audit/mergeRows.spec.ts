import { describe, expect, it } from 'vitest'
import { mergeRows, type SeenRow } from './mergeRows'

const row = (action: string, more: Partial<SeenRow> = {}): SeenRow => ({
  action,
  command: null,
  subject: 'tenders',
  document: 1,
  part: null,
  partId: null,
  changes: [],
  ...more,
})
const change = (field: string, before: unknown, after: unknown) => ({ field, before, after })

describe('the rows of one transaction', () => {
  it('should be one row of each record, from the first state to the last', () => {
    const [tender, ...more] = mergeRows([
      row('update', { changes: [change('total', 1, 2), change('title', 'a', 'b')] }),
      row('update', { changes: [change('total', 2, 3)] }),
    ])
    expect(more).toEqual([])
    expect(tender?.own?.changes).toEqual([change('total', 1, 3), change('title', 'a', 'b')])
  })

  it('should know what a discount is, whichever of the rows said so', () => {
    const [tender] = mergeRows([
      row('update', { changes: [change('discountValue', 5, 7)], discountType: 'percent' }),
      row('update', { changes: [change('total', 2, 3)], discountType: null }),
    ])
    expect(tender?.own?.discountType).toBe('percent')
  })

  it('should leave out what ended as it began, but not that a password was set', () => {
    const [user] = mergeRows([
      row('update', { changes: [change('total', 1, 2), change('password', null, null)] }),
      row('update', { changes: [change('total', 2, 1)] }),
    ])
    expect(user?.own?.changes).toEqual([change('password', null, null)])
  })

  it.each([
    [['create', 'update'], 'create'],
    [['update', 'create'], 'create'],
    [['update', 'approve'], 'approve'],
    [['approve', 'update'], 'approve'],
    [['create', 'delete'], 'delete'],
    [['update', 'update'], 'update'],
  ])('should call %j together %s', (actions, action) => {
    const [record] = mergeRows(actions.map((one) => row(one)))
    expect(record?.own?.action).toBe(action)
  })

  it('should keep parts with their record, each once', () => {
    const part = { part: 'tender-items', partId: 5 }
    const [tender, ...more] = mergeRows([
      row('create', { ...part, changes: [change('net', null, 1)] }),
      row('update', { ...part, changes: [change('net', 1, 2)] }),
      row('create', { ...part, partId: 6 }),
    ])
    expect(more).toEqual([])
    expect(tender?.own).toBeNull()
    expect(tender?.parts.map(({ partId, action }) => [partId, action])).toEqual([
      [5, 'create'],
      [6, 'create'],
    ])
    expect(tender?.parts[0]?.changes).toEqual([change('net', null, 2)])
  })

  it('should tell parts of different kinds apart, and call a deleted one deleted', () => {
    const [tender] = mergeRows([
      row('create', { part: 'tender-items', partId: 5 }),
      row('create', { part: 'tender-files', partId: 5 }),
      row('delete', { part: 'tender-items', partId: 5 }),
    ])
    expect(tender?.parts.map(({ part, action }) => [part, action])).toEqual([
      ['tender-items', 'delete'],
      ['tender-files', 'create'],
    ])
  })

  it('should tell records apart by kind and number; what is about none stays together', () => {
    const none = { subject: null, document: null }
    const records = mergeRows([
      row('update', { document: 1 }),
      row('update', { document: 2 }),
      row('update', { subject: 'branches', document: 1 }),
      row('update', none),
      row('update', { ...none, subject: 'settings' }),
      row('update', none),
    ])
    expect(records.map(({ subject, document }) => [subject, document])).toEqual([
      ['tenders', 1],
      ['tenders', 2],
      ['branches', 1],
      [null, null],
      ['settings', null],
    ])
  })

  it('should put what only changed last, in the order it happened', () => {
    const records = mergeRows([
      row('create', { document: 1, part: 'tender-items', partId: 5 }),
      row('update', { document: 2 }),
      row('delete', { document: 3 }),
    ])
    expect(records.map(({ document }) => document)).toEqual([3, 1, 2])
  })

  it('should begin with the record that the command was given to, then with what was made', () => {
    const records = mergeRows([
      row('update', { document: 3, command: 'approve' }),
      row('create', { subject: 'stock-reservations', document: 2, command: 'approve' }),
      row('approve', { document: 1, command: 'approve' }),
    ])
    expect(records.map(({ document }) => document)).toEqual([1, 2, 3])
  })
})
