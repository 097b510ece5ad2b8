import type { ClientField } from 'payload'
import { expect, it } from 'vitest'

import { lockOf } from '@/present/record/lockOf'
import { shownTabs, splitFields } from './splitFields'

const text = (name: string) => ({ name, type: 'text' }) as ClientField
const fields = [
  text('title'),
  { type: 'row', fields: [text('notes'), text('internalNote')] } as ClientField,
  { type: 'row', fields: [text('date')] } as ClientField,
  { name: 'items', type: 'json' } as ClientField,
  { type: 'group', fields: [text('type')] } as unknown as ClientField,
]

it('reads what an approval binds, in rows too, and leaves the rest where it stands', () => {
  const lock = lockOf({ slug: 'tenders', status: 'approved' })
  const { read, open } = splitFields(fields, ({ name }) => (lock?.holds(name) ? 'read' : 'open'))
  expect(read.map(({ name }) => name)).toEqual(['title', 'notes', 'date'])
  expect(open).toEqual([
    null,
    { type: 'row', fields: [null, text('internalNote')] },
    null,
    fields[3],
    fields[4],
  ])
})

it('keeps every field of a form that can be filled in', () => {
  const { read, open } = splitFields(fields, () => 'open')
  expect(read).toEqual([])
  expect(open).toEqual(fields)
})

it('passes over what stands elsewhere', () => {
  expect(splitFields([null as unknown as ClientField], () => 'read')).toEqual({
    read: [],
    open: [null],
  })
})

it('leaves out what its reader has not, and a row of nothing else', () => {
  const { read, open } = splitFields(fields, ({ name }) => (name === 'date' ? 'none' : 'read'))
  expect(read.map(({ name }) => name)).toEqual(['title', 'notes', 'internalNote'])
  expect(open).toEqual([null, null, null, fields[3], fields[4]])
})

it('leaves out a card and a tab on which its reader has nothing', () => {
  const card = (...inner: ClientField[]) =>
    ({ type: 'group', fields: inner }) as unknown as ClientField
  const tabs = {
    type: 'tabs',
    tabs: [
      { label: 'One', fields: [card(text('title')), card(text('date'))] },
      {
        label: 'Two',
        fields: [{ name: 'sends', type: 'ui', admin: { custom: { seenWith: 'x' } } }],
      },
      { label: 'Hint', fields: [{ name: 'sends', type: 'ui' }] },
      { label: 'Three', fields: [{ name: 'files', type: 'join' }] },
    ],
  } as unknown as ClientField
  const useOf =
    (...names: string[]) =>
    ({ name }: { name: string }) =>
      names.includes(name) ? ('open' as const) : ('none' as const)
  const all = [card(text('title')), card(text('date')), tabs] as const
  const of = (...names: string[]) => splitFields(all, useOf(...names)).open
  const labels = (...names: string[]) =>
    tabs.type === 'tabs' &&
    shownTabs(tabs.tabs, useOf(...names)).map(({ index, tab }) => [
      index,
      tab.label,
      tab.fields.map(({ admin }) => !admin || !('hidden' in admin)),
    ])
  expect(of().every((field) => field === null)).toBe(true)
  expect(labels()).toEqual([])
  expect(of('title')).toEqual([all[0], null, tabs])
  expect(labels('title')).toEqual([[0, 'One', [true, false]]])
  expect(of('date', 'files')).toEqual([null, all[1], tabs])
  // A tab keeps its index next to hidden ones.
  expect(labels('date', 'files')).toEqual([
    [0, 'One', [false, true]],
    [3, 'Three', [true]],
  ])
  expect(labels('title', 'date', 'sends', 'files')).toEqual([
    [0, 'One', [true, true]],
    [1, 'Two', [true]],
    [3, 'Three', [true]],
  ])
})
