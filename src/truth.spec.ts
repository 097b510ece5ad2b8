import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BEHAVIOURS = 'docs/domains/behaviours.md'
const SKIPPED = /(^|\/)(migrations\/.*\.json|payload-types\.ts|truth\.spec\.ts)$/

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.(ts|tsx|mjs|css|md)$/.test(name))

const files = ['src', 'tests', 'scripts', 'bench', 'docs']
  .flatMap(filesIn)
  .concat(readdirSync(ROOT).filter((name) => /\.(md|mjs|ts)$/.test(name)))
  .filter((name) => !SKIPPED.test(name) && statSync(path.join(ROOT, name)).isFile())
const texts = new Map(files.map((name) => [name, readFileSync(path.join(ROOT, name), 'utf8')]))

/** Every match of a pattern as `file:line text`; a match may run over a line break of a comment. */
const matches = (pattern: RegExp, isWanted: (match: RegExpMatchArray, file: string) => boolean) =>
  [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)]
      .filter((match) => isWanted(match, file))
      .map((match) => `${file}:${text.slice(0, match.index).split('\n').length} ${match[0]}`),
  )

const LAYERS =
  'access|app|catalog|collections|components|database|domain|fields|gate|globals|hooks|i18n|lib|migrations|operations|routing|styles'

/** True for a path of the repository, or of `src`, with or without its ending, or with a `*`. */
const isThere = (named: string): boolean => {
  const plain = named.split('#')[0]?.split('*')[0]?.replace(/\/$/, '') ?? ''
  return ['', 'src/'].some((base) => {
    const whole = path.join(ROOT, base, plain)
    if (named.includes('*'))
      return readdirSync(path.dirname(whole)).some(
        (name) => whole.endsWith('/') || path.join(path.dirname(whole), name).startsWith(whole),
      )
    const folder = path.dirname(whole)
    return (
      existsSync(whole) ||
      (existsSync(folder) &&
        readdirSync(folder).some((name) => name.startsWith(`${path.basename(whole)}.`)))
    )
  })
}

it('refers to no page that is not in the repository', () => {
  const absent =
    /design[\s*/]+decision|domain-rules|payload-notes|(?<![A-Z])\b(security|reliability|ux|contract|design|spec|glossary)\.md|\b(spec|ux|design)[\s*/]+§|\(ux [A-Z]|\b(security|reliability)[\s*/]+[A-Z]-\d|of the (contract|specification)|\(contract\b|contract "|\bissues? #?\d/g
  expect(matches(absent, () => true)).toEqual([])
})

it('links only to files that exist', () => {
  const dead = matches(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)/g, ([, target = ''], file) => {
    const whole = path.join(ROOT, path.dirname(file), target)
    return file.endsWith('.md') && !existsSync(whole)
  })
  expect(dead).toEqual([])
})

it('names only files that exist', () => {
  const named = new RegExp(
    `\`((?:docs|src|tests|scripts|bench|${LAYERS})/[\\w./()#*-]+)\`|\\b(docs/[\\w/-]+\\.md)`,
    'g',
  )
  expect(matches(named, ([, quoted, page]) => !isThere(quoted ?? page ?? ''))).toEqual([])
})

it('uses only ids of behaviours that are defined', () => {
  const defined = new Set(texts.get(BEHAVIOURS)?.match(/\b[A-Z]{2}\d{1,2}\b/g))
  const groups = [...new Set([...defined].map((id) => id.slice(0, 2)))].join('|')
  const ids = new RegExp(`(?<![+\\w-])(?:${groups})\\d{1,2}\\b`, 'g')
  expect(defined.size).toBeGreaterThan(100)
  expect(matches(ids, ([id]) => !defined.has(id))).toEqual([])
})
