import { expect, it } from 'vitest'

import { translate } from '@/i18n/translate'

import { buildCatalog } from './build'
import { entity } from './entity'
import { CATALOG } from './index'

const thing = (name: string, letter: string, action = 'read') =>
  entity({
    slug: name,
    subject: name,
    words: 'users',
    pages: [
      {
        kind: 'list',
        name,
        path: `/${name}`,
        right: [action, name],
        nav: { icon: 'users', letter, label: 'nav.users' },
      },
    ],
  })

it('puts entities together in their order', () => {
  const { routes, subjects } = buildCatalog([thing('a', 'a'), thing('b', 'b')])
  expect(routes.map(({ path }) => path)).toEqual(['/a', '/b'])
  expect(subjects.map(({ name }) => name as string)).toEqual(['a', 'b'])
})

it.each([
  [[thing('a', 'a'), thing('a', 'b')], 'Two entities are called a'],
  [[thing('a', 'a'), thing('b', 'a')], 'Two letters are called a'],
  [[thing('a', 'a', 'fly')], 'a needs a right nobody can hold'],
])('refuses what contradicts itself', (parts, sentence) => {
  expect(() => buildCatalog(parts)).toThrow(sentence)
})

it('has a title for every page and a sentence for every missing record', () => {
  const keys = [
    ...CATALOG.routes.map(({ title }) => title),
    ...CATALOG.entities.flatMap(({ words, routes }) =>
      routes.length > 0 ? [`${words}.notFound`] : [],
    ),
  ]
  const missing = keys.filter((key) => translate('tr', key as never) === key)
  expect(missing).toEqual([])
})
