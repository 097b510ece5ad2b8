import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { CATALOG } from '@/catalog'
import { COMMANDS } from '@/catalog/commands/entries'
import { AUDITED_SLUGS } from '@/domain/audit/auditedSlugs'
import { JOB_NAMES } from '@/domain/jobs/jobs'
import { dictionaries } from './dictionaries'

const SRC = fileURLToPath(new URL('..', import.meta.url))

const keysOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) => {
    const own = path === '' ? key : `${path}.${key}`
    return typeof inner === 'string' ? [own] : keysOf(inner, own)
  })

const keys = keysOf(dictionaries.tr)
const isKey = new Set(keys)
const namespaces = new Set(Object.keys(dictionaries.tr))

/** All code but the dictionaries themselves and tests. */
const code = readdirSync(SRC, { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|^i18n\/(tr|en|fr|ar)\//.test(name))
  .map((name) => readFileSync(SRC + name, 'utf8'))
  .join('\n')

const literals = new Set(
  Array.from(code.matchAll(/['"`]([A-Za-z][\w-]*(?:\.[\w-]+)*)['"`]/g), ([, text]) => text ?? ''),
)

const escaped = (text: string) => text.replaceAll('.', '\\.')

/** `audit.what.${verb}` → any key of that form. Only those that begin with a part of the dictionary. */
const templates = Array.from(
  code.matchAll(/`([A-Za-z][\w-]*\.[^`\n]*)`/g),
  ([, text]) => text ?? '',
)
  .map((text) => text.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
  .filter(
    (parts) =>
      parts.length > 1 &&
      namespaces.has(parts[0]?.split('.')[0] ?? '') &&
      parts.every((part) => /^[\w.-]*$/.test(part)),
  )
  .map((parts) => new RegExp(`^${parts.map(escaped).join('[\\w-]+(?:\\.[\\w-]+)*?')}$`))

/** `options('tenders.types', …)` uses all keys that begin with this text. */
const choices = Array.from(code.matchAll(/\boptions\('([\w.]+)'/g), ([, prefix]) => `${prefix}.`)

const entityWords: string[] = CATALOG.entities.map(({ words }) => words)

/**
 * Keys that are composed of the translation prefix of an entity or of rows: its names, and the
 * labels of the fields and columns that the code names.
 */
const isOfEntity = (key: string): boolean => {
  const [words = '', part = '', name] = key.split('.')
  if (!entityWords.includes(words)) return false
  if (name === undefined) return ['singular', 'plural', 'new', 'notFound'].includes(part)
  return ['fields', 'columns'].includes(part) && (literals.has(name) || code.includes(`${name}:`))
}

const isOfRows = (key: string): boolean => {
  const at = key.lastIndexOf('.')
  return (
    ['singular', 'plural', 'addRow', 'noRows'].includes(key.slice(at + 1)) &&
    literals.has(key.slice(0, at))
  )
}

/** Texts of pages that render without the dictionary: `failureWords` reads the file itself. */
const OF_FAILURES = ['pages.failedText', 'offer.failedText']

const isUsed = (key: string): boolean =>
  literals.has(key) ||
  templates.some((form) => form.test(key)) ||
  choices.some((prefix) => key.startsWith(prefix)) ||
  isOfEntity(key) ||
  isOfRows(key) ||
  OF_FAILURES.includes(key)

describe('the dictionary', () => {
  it('should have no key that nothing reads', () => {
    expect(keys.filter((key) => !isUsed(key))).toEqual([])
  })

  it('should have keys for every form that the code builds', () => {
    const idle = templates.filter((form) => !keys.some((key) => form.test(key)))
    expect(idle.map(String)).toEqual([])
    expect(choices.filter((prefix) => !keys.some((key) => key.startsWith(prefix)))).toEqual([])
  })

  it('should name every entity, and what the trail, jobs and commands derive', () => {
    const derived = [
      ...entityWords.flatMap((words) => [`${words}.singular`, `${words}.plural`]),
      ...AUDITED_SLUGS.flatMap((slug) => {
        const entity = CATALOG.entities.find((one) => one.slug === slug)
        return entity
          ? [`${entity.words}.singular`]
          : slug === 'settings'
            ? ['nav.settings']
            : [slug]
      }),
      ...JOB_NAMES.flatMap((name) => [`jobs.names.${name}`, `jobs.texts.${name}`]),
      ...Object.values(COMMANDS).flatMap((commands) =>
        Object.values(commands).flatMap(({ words }) =>
          Object.entries(words).flatMap(([what, key]) => (what === 'icon' ? [] : [String(key)])),
        ),
      ),
    ]
    expect(derived.filter((key) => !isKey.has(key))).toEqual([])
  })
})
