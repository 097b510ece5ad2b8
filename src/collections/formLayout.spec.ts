import type { Field } from 'payload'
import { expect, it } from 'vitest'

import { collections } from '.'

const SECTION = '/components/document/fields/SectionField#SectionField'

const isSection = ({ admin }: Field): boolean =>
  (admin as { components?: { Field?: unknown } } | undefined)?.components?.Field === SECTION

/** Kinds of fields that are drawn the same for users who may only read them. */
const DRAWN_ALIKE: readonly string[] = ['json', 'join', 'upload', 'ui']

/**
 * Fields that Payload renders itself, in a tab or a group of its own: there our form does not
 * decide between an input and text (`document/facts/RecordFields`).
 */
const undecided = (fields: readonly Field[], isDecided = true): string[] =>
  fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => undecided(tab.fields, false))
    if (field.type === 'group') return isSection(field) ? undecided(field.fields) : ['a group']
    if (field.type === 'row' || field.type === 'collapsible')
      return undecided(field.fields, isDecided)
    const isHidden = 'hidden' in field && field.hidden
    if (isDecided || isHidden || DRAWN_ALIKE.includes(field.type)) return []
    return [field.name]
  })

const readOnlyIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field): string[] => [
    ...('name' in field && (field.admin as { readOnly?: boolean } | undefined)?.readOnly
      ? [String(field.name)]
      : []),
    ...('fields' in field ? readOnlyIn(field.fields) : []),
  ])

const rowsOf = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field): Field[] => {
    if (field.type === 'array') return field.fields
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => rowsOf(tab.fields))
    return 'fields' in field ? rowsOf(field.fields) : []
  })

it.each(collections.map((one) => [one.slug, one.fields] as const))(
  'every field of %s is an input or text by the one decision of its form',
  (_, fields) => {
    expect(undecided(fields)).toEqual([])
    // Rows of a list that can be edited have no read-only cell.
    expect(readOnlyIn(rowsOf(fields))).toEqual([])
  },
)

it('notices a field that stands straight in a tab', () => {
  const title: Field = { name: 'title', type: 'text' }
  expect(undecided([{ type: 'tabs', tabs: [{ label: 'One', fields: [title] }] }])).toEqual([
    'title',
  ])
})
