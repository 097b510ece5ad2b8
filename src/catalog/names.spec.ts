import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

import { CATALOG } from './index'

const src = path.join(import.meta.dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
  .filter((file) => !/^(catalog|database\/migrations|i18n)\/|^payload-types\.ts$/.test(file))
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
const texts = new Map(
  files.map((file) => [file, withoutComments(readFileSync(path.join(src, file), 'utf8'))]),
)

/** Files that contain such a name for another reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'payload.config.ts': "Payload's own settings of its screens",
  'globals/endpoints/dashboard.ts': 'an address of the API',
  'globals/endpoints/rootEndpoints.ts': 'an address of the API',
  'globals/endpoints/today.ts': 'an address of the API',
  'globals/endpoints/calendar.ts': 'an address of the API',
  'access/reading/timelineCodes.ts': 'the fields that put a record on the timeline of another',
  'queries/timeline/openTodos.ts': 'the columns of the table of actions',
  'queries/timeline/timelineRows.ts': 'the columns of the table of the timeline',
  'queries/today/readToday.ts': 'what the rows of a queue are made of',
  'collections/users/endpoints/forgotPassword.ts': 'an address of the API',
  'collections/users/endpoints/login.ts': 'an address of the API',
  'collections/users/endpoints/index.ts': 'an address of the API',
  'collections/users/endpoints/resetPassword.ts': 'an address of the API',
  'access/reading/notificationData.ts': 'what the sentence of an event tells, by kind of record',
  'queries/shared/readCommandFacts.ts': 'the statement behind the commands of each collection',
  'components/frame/pages/readerOfFailure.ts':
    'what is told without the catalogue; its spec compares the two',
}

/** Lines of the source that match a pattern, as `file: text`. */
const holding = (pattern: RegExp): string[] =>
  [...texts].flatMap(([file, text]) =>
    file in ALLOWED ? [] : [...text.matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`),
  )

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

it('says the path of a page in the catalogue alone', () => {
  const paths = CATALOG.routes
    .map(({ path: template }) => template.split('/{')[0] ?? '')
    .filter((fixed) => fixed !== '' && fixed !== '/')
  const pattern = new RegExp(`['"\`](${[...new Set(paths)].map(escaped).join('|')})['"\`/?]`, 'g')
  expect(holding(pattern)).toEqual([])
})

it('keeps no table by collection outside of the catalogue', () => {
  const slugs = CATALOG.entities.map(({ slug }) => slug).filter((slug) => slug.includes('-'))
  const pattern = new RegExp(`^\\s*'(${slugs.map(escaped).join('|')})':.*$`, 'gm')
  expect(holding(pattern)).toEqual([])
})

it('compares no collection in the generic tiers of components: entities say what they need', () => {
  const slugs = CATALOG.entities.map(({ slug }) => slug)
  const comparison = new RegExp(`[sS]lug (===|!==) '(${slugs.map(escaped).join('|')})'`, 'g')
  const isGeneric = (line: string) => /^components\/(ui|frame|list|document)\//.test(line)
  expect(holding(comparison).filter(isGeneric)).toEqual([])
  expect([..."if (slug === 'tenders') x".matchAll(comparison)]).toHaveLength(1)
})

it('allows only files that still need it', () => {
  expect(Object.keys(ALLOWED).filter((file) => !texts.has(file))).toEqual([])
})
