import { describe, expect, it } from 'vitest'
import {
  crumbsOf,
  fullestFolders,
  linesOf,
  measure,
  plainComponents,
  readersInApp,
  twoWayPairs,
  usersOf,
} from './house.mjs'
import { importsOf } from './sources.mjs'

const sourcesOf = (files) => new Map(Object.entries(files))
const lines = (count) => 'void 0\n'.repeat(count)

describe('linesOf', () => {
  it('tells imports, comments and blank lines from the rest', () => {
    const text = [
      "import { a } from './a'",
      'import {',
      '  b,',
      "} from './b'",
      "export { c } from './c'",
      'export { a, b }',
      '',
      '/** One line. */',
      '/**',
      ' * Several lines.',
      ' */',
      '// A line.',
      'const url = "http://a" // not a line of comment',
      '  {/* In JSX. */}',
    ].join('\n')
    expect(linesOf(`${text}\n`)).toEqual({ lines: 14, imports: 5, comments: 6, blank: 1 })
  })
})

describe('importsOf', () => {
  it('follows both ways to write a path, types and folders included, and leaves packages', () => {
    const sources = sourcesOf({
      'a/one.ts': "import type { T } from '../b'\nimport './two'\nimport 'react'\nimport './x.css'",
      'a/two.ts': "export * from '@/b/three'",
      'a/two.spec.ts': "import './two'",
      'b/index.ts': 'export type T = 1',
      'b/three.tsx': "const later = () => import('../a/one')",
    })
    expect(importsOf(sources)).toEqual([
      { from: 'a/one.ts', to: 'b/index.ts' },
      { from: 'a/one.ts', to: 'a/two.ts' },
      { from: 'a/two.ts', to: 'b/three.tsx' },
      { from: 'b/three.tsx', to: 'a/one.ts' },
    ])
  })
})

describe('crumbsOf', () => {
  it('counts short files with one user, but for those with a spec and those found by their place', () => {
    const sources = sourcesOf({
      'a/user.ts': ["'./short'", "'./long'", "'./tested'", "'./shared'", "'@/i18n/tr/a'"]
        .map((name) => `import ${name}\n`)
        .join(''),
      'a/other.ts': "import './shared'",
      'a/short.ts': lines(25),
      'a/long.ts': lines(26),
      'a/tested.ts': lines(1),
      'a/tested.spec.ts': "import './tested'",
      'a/shared.ts': lines(1),
      'a/unused.ts': lines(1),
      'i18n/tr/a.ts': lines(1),
    })
    expect(crumbsOf(sources, usersOf(importsOf(sources)))).toEqual(['a/short.ts'])
  })
})

describe('readersInApp', () => {
  it('finds what asks Payload, a query or an operation, but not a short page or a table of queries', () => {
    const query = "import { readCard } from '@/queries/stock/readCard'\n"
    const sources = sourcesOf({
      'app/page.tsx': query + lines(29),
      'app/readCard.ts': `${query}await readCard()\n${lines(30)}`,
      'app/thenCard.ts': `${query}readCard().then(draw)\n${lines(30)}`,
      'app/cards.tsx': `${query}export const CardView = framed(readCard, draw)\n${lines(30)}`,
      'app/find.ts': `await req.payload.find({})\n${lines(30)}`,
      'app/draws.tsx': lines(90),
      'operations/find.ts': `await req.payload.find({})\n${lines(30)}`,
    })
    expect(readersInApp(sources)).toEqual(['app/readCard.ts', 'app/thenCard.ts', 'app/find.ts'])
  })
})

describe('plainComponents', () => {
  it('finds values for other layers that need no browser', () => {
    const used = (name) => `import '@/components/${name}'\n`
    const sources = sourcesOf({
      'components/list/plain.ts': 'export const a = 1',
      'components/list/types.ts': 'export type A = 1',
      'components/list/hook.ts': "import { useState } from 'react'\nexport const a = useState",
      'components/list/client.ts': "'use client'\nexport const a = 1",
      'components/list/inner.ts': 'export const a = 1',
      'components/list/Cell.tsx': "import './inner'\nexport const Cell = null",
      'app/page.tsx': ['plain', 'types', 'hook', 'client', 'Cell']
        .map((name) => used(`list/${name}`))
        .join(''),
    })
    expect(plainComponents(sources, usersOf(importsOf(sources)))).toEqual([
      'components/list/plain.ts',
    ])
  })
})

describe('twoWayPairs', () => {
  it('names each pair once, and leaves what leads one way', () => {
    const imports = [
      ['domain/b/deep/one.ts', 'domain/a/two.ts'],
      ['domain/a/three.ts', 'domain/b/four.ts'],
      ['domain/a/three.ts', 'domain/c/five.ts'],
      ['domain/a/three.ts', 'domain/a/two.ts'],
      ['domain/a/three.ts', 'domain/top.ts'],
      ['domain/top.ts', 'domain/a/three.ts'],
      ['domain/c/five.ts', 'operations/a/six.ts'],
      ['operations/a/six.ts', 'domain/c/five.ts'],
    ].map(([from, to]) => ({ from, to }))
    expect(twoWayPairs(imports, 'domain')).toEqual(['a ↔ b'])
  })
})

describe('fullestFolders', () => {
  it('counts the files of each folder alone, without specs and migrations', () => {
    const names = [
      'a/1.ts',
      'a/2.ts',
      'a/2.spec.ts',
      'a/b/1.ts',
      'database/migrations/1.ts',
      'a/1.css',
    ]
    expect(fullestFolders(new Map(names.map((name) => [name, ''])))).toEqual([
      ['a', 2],
      ['a/b', 1],
    ])
  })
})

describe('measure', () => {
  it('says of each measure what it is now, what it should be, and whether it is', () => {
    const cast = 'const { pool } = payload.db as unknown as { pool: Pool }\n'
    const sources = sourcesOf({
      'database/adapter.ts': cast + cast,
      'gate/caller.ts': `${cast}where u."status" = 'active' and s."expires_at" > now()\n`,
      'access/session.ts': 'where ${IS_ACTIVE} and s.expires_at > now()\n',
      'database/migrations/20260101_000000_schema.ts': '',
      'styles/index.css': "@import './tokens.css';\n@import './base.css';\n",
      'styles/base.css': '',
      'components/a.module.css': '',
    })
    const row = (name) => measure(sources, [100, 20]).find((one) => one.name.startsWith(name))
    expect(row('casts')).toMatchObject({ now: '3 in 2 files', met: false })
    expect(row('statements')).toMatchObject({ now: '2', met: false })
    expect(row('migrations')).toMatchObject({ now: '1 / 2, 120', met: false })
    expect(row('style sheets')).toMatchObject({ now: '1 of 2', met: false })
    expect(row('source files')).toMatchObject({ now: '4 / 6', met: true })
  })
})
