import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { entityOf } from '@/catalog'
import { fieldsOf } from '@/catalog/commands/bodies/body'
import { commandOf, isCommandSlug } from '@/catalog/commands/registry'
import type { Inline } from '@/catalog/column'
import { walkFields } from '@/lib/walkFields'
import { collections } from '.'

/** Fields that clients write, by collection. */
const writtenFields = (fields: readonly Field[]): string[] => {
  const names: string[] = []
  walkFields(fields, (field) => {
    const { serverOnly } = (field.custom ?? {}) as { serverOnly?: boolean }
    if (!serverOnly) names.push(field.name)
  })
  return names
}

const EDITED = collections.flatMap(({ slug, fields }) =>
  Object.entries(entityOf(slug)?.list?.columns ?? {}).flatMap(
    ([name, { inline }]): [string, string, Inline, readonly Field[]][] =>
      inline ? [[slug, name, inline, fields]] : [],
  ),
)

it.each(EDITED)(
  'a form or a command writes what %s.%s is edited to',
  (slug, name, inline, fields) => {
    const { command, moves } = inline
    if (!command)
      return expect(writtenFields(fields)).toEqual(expect.arrayContaining([name, moves ?? name]))
    const { body } = isCommandSlug(slug) ? commandOf(slug, command as never) : { body: {} }
    expect(fieldsOf(body).map(([field]) => field)).toEqual([name])
  },
)

it('finds them', () => {
  expect(EDITED.length).toBeGreaterThan(15)
})
