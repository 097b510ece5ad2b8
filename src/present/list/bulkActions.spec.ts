import { expect, it } from 'vitest'
import { bulkActionsOf } from './bulkActions'

const namesFor = (slug: string, rights: readonly string[]) =>
  bulkActionsOf({
    slug,
    mayDelete: false,
    may: ([action, subject]) => rights.includes(`${action} ${String(subject)}`),
    t: (key) => key,
  }).map(({ key, method, path }) => `${key} ${method} ${path}`.trim())

it.each([
  ['actions', ['read actions'], []],
  ['actions', ['write actions'], ['done POST /done']],
  ['meets', ['write meets'], ['held PATCH', 'cancelled PATCH']],
  ['meets', ['write actions'], []],
])('offers for many %s with %j: %j', (slug, rights, expected) => {
  expect(namesFor(slug, rights)).toEqual(expected)
})
