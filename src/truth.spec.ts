import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LAYERS } from '../layers.mjs'
import { REFUSALS } from '@/domain/shared/refusal'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BEHAVIOURS = 'docs/domains/behaviours.md'
const SKIPPED = /(^|\/)(migrations\/.*\.json|payload-types\.ts|truth\.spec\.ts)$/

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.(ts|tsx|mjs|css|md|sql)$/.test(name))

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

const FOLDERS = [...Object.keys(LAYERS), 'app', 'styles'].join('|')

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
    `\`((?:docs|src|tests|scripts|bench|${FOLDERS})/[\\w./()#*-]+)\`|\\b(docs/[\\w/-]+\\.md)`,
    'g',
  )
  const isGenerated = (file: string) => /^docs\/refusals\.md$/.test(file)
  expect(
    matches(
      named,
      ([, quoted, page], file) => !isGenerated(file) && !isThere(quoted ?? page ?? ''),
    ),
  ).toEqual([])
})

it('uses only ids of behaviours that are defined', () => {
  const defined = new Set(texts.get(BEHAVIOURS)?.match(/\b[A-Z]{2}\d{1,2}\b/g))
  const groups = [...new Set([...defined].map((id) => id.slice(0, 2)))].join('|')
  const ids = new RegExp(`(?<![+\\w-])(?:${groups})\\d{1,2}\\b`, 'g')
  expect(defined.size).toBeGreaterThan(100)
  expect(matches(ids, ([id]) => !defined.has(id))).toEqual([])
})

it('sums up in docs/asvs.md what its tables say of each requirement, once', () => {
  const page = texts.get('docs/asvs.md') ?? ''
  const numbersIn = (cell: string): string[] =>
    cell.split(', ').flatMap((part) => {
      const [first = '', last = first] = part.split('–')
      const [from, to] = [first, last].map((id) => Number(id.split('.')[2])) as [number, number]
      const section = first.slice(0, first.lastIndexOf('.'))
      return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`)
    })
  const rows = [...page.matchAll(/^\| ([\d.][^|]*) \| (yes|partly|no|–) \|/gm)]
  const answered = rows.flatMap(([, cell = '', is]) => numbersIn(cell).map((id) => [id, is]))
  const count = (wanted: string) => answered.filter(([, is]) => is === wanted).length
  expect(new Set(answered.map(([id]) => id)).size).toBe(answered.length)
  const [yes, partly, no, none] = ['yes', 'partly', 'no', '–'].map(count)
  expect(page).toContain(
    `Of ${answered.length} requirements ${yes} are met, ${partly} in part, ${no} are not; ${none} are`,
  )
})

/** The pages of documentation, and the example of the environment. */
const pages = new Map(
  [...texts]
    .filter(([name]) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .concat([['.env.example', readFileSync(path.join(ROOT, '.env.example'), 'utf8')]]),
)
const programs = [...texts].filter(([name]) => /\.(ts|tsx|mjs)$/.test(name))
const code = programs.map(([, text]) => text).join('\n')
const inCode = new Set(code.match(/[A-Za-z_][\w-]*/g))
type Manifest = { scripts: Record<string, string> }
const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest

/** Names on pages that match a pattern and are wrong, as `file: name`. */
const namedOnPages = (
  pattern: RegExp,
  isThere: (name: string) => boolean,
  only = /./,
  part = (text: string) => text,
) =>
  [...pages]
    .filter(([file]) => only.test(file))
    .flatMap(([file, text]) =>
      Array.from(part(text).matchAll(pattern), ([, name = '']) => name)
        .filter((name) => !isThere(name))
        .map((name) => `${file}: ${name}`),
    )

const DOMAINS = /^docs\/domains\/\w+\.md$/

/**
 * The last cells of tables that end with a column of refusals, without the values of the refusals.
 */
const refusalCells = (text: string): string =>
  Array.from(text.matchAll(/^\|[^\n]*\| refusals \|\n((?:\|[^\n]*\n)+)/gm), ([, rows = '']) =>
    rows
      .split('\n')
      .map((row) => row.split(' | ').at(-1) ?? '')
      .join('\n')
      .replaceAll(/with `[^`]+`(?: and `[^`]+`)*/g, ''),
  ).join('\n')

/** Pages name some specs by their name alone. */
const specs = new Set(files.map((name) => path.basename(name).split('.')[0]))

const api = JSON.parse(readFileSync(path.join(ROOT, 'docs/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>
}
const addresses = Object.entries(api.paths).flatMap(([at, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} /api${at}`),
)

/** Addresses that respond but are not described in openapi.json. */
const OTHER_ADDRESSES = [
  'POST /api/graphql',
  'POST /api/mcp',
  'GET /api/openapi.json',
  ...['live', 'ready', 'health', 'metrics'].map((name) => `GET /api/${name}`),
]

/**
 * True for `POST /api/tenders/:id/send`, also with the id of a record; a `:slug` or `<collection>`
 * matches any that has such a path.
 */
const isAddress = (named: string): boolean => {
  if (OTHER_ADDRESSES.includes(named)) return true
  const pattern = named.replaceAll(/:\w+|<\w+>|\{\w+\}|(?<=\/)\d+(?=\/|$)/g, '[^/]+')
  return addresses.some((address) => new RegExp(`^${pattern}$`).test(address))
}

it('says of each layer in ARCHITECTURE.md what layers.mjs lets it import', () => {
  const told = Object.fromEntries(
    Array.from(
      (texts.get('ARCHITECTURE.md') ?? '').matchAll(/^\| `src\/(\w+)[^|]*\|.*\| ([^|]+) \|$/gm),
      ([, layer = '', names = '']) => [layer, names === 'nothing' ? [] : names.split(', ').sort()],
    ),
  )
  expect(told).toMatchObject(
    Object.fromEntries(Object.entries(LAYERS).map(([layer, names]) => [layer, [...names].sort()])),
  )
})

describe('a page', () => {
  it('names only commands of npm that exist', () => {
    const run = /\bnpm run ([a-z][\w:-]*)/g
    expect(namedOnPages(run, (name) => name in manifest.scripts)).toEqual([])
    const short = /\bnpm (test|start)\b/g
    expect(namedOnPages(short, (name) => name in manifest.scripts)).toEqual([])
  })

  it('names only variables of the environment that something reads', () => {
    const quoted = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g
    expect(namedOnPages(quoted, (name) => inCode.has(name))).toEqual([])
    const assigned = /^([A-Z][A-Z0-9_]*)=/gm
    const parsed = ['env.ts', 'oidcSettings.ts', 'tracingSettings.ts']
      .map((name) => readFileSync(path.join(ROOT, 'src/lib', name), 'utf8'))
      .join('\n')
    const isParsed = (name: string) => new RegExp(`\\b${name}\\b`).test(parsed)
    expect(namedOnPages(assigned, isParsed, /env\.example/)).toEqual([])
  })

  it('names only refusals that exist', () => {
    const code = /\b4\d\d (?:with )?`([a-z]\w+)`/g
    expect(namedOnPages(code, (name) => name in REFUSALS)).toEqual([])
    // "is refused (`notWhole`)", and the column of refusals of a table of steps.
    const bracketed = /\brefus[^.;()`|\n]*\(`([a-z][A-Za-z]*)`/g
    expect(namedOnPages(bracketed, (name) => name in REFUSALS, DOMAINS)).toEqual([])
    expect(
      namedOnPages(/`([a-z]\w*)`/g, (name) => name in REFUSALS, DOMAINS, refusalCells),
    ).toEqual([])
  })

  it('names only functions that the code has', () => {
    const name = /`([a-z]+[A-Z]\w*)(?:\(\))?`/g
    const only =
      /^(ARCHITECTURE|SECURITY|CONTRIBUTING|README)\.md$|^docs\/(payload|(how-to|domains)\/\w+)\.md$/
    const isNamed = (found: string) => inCode.has(found) || specs.has(found)
    expect(namedOnPages(name, isNamed, only)).toEqual([])
  })

  it('names only addresses that the API has', () => {
    const address = /\b((?:GET|POST|PATCH|PUT|DELETE) \/api\/[\w/:<>{}.-]*[\w>}])/g
    expect(namedOnPages(address, isAddress)).toEqual([])
  })
})

it('names only refusals that exist in what a comment says is thrown', () => {
  const wrong = matches(/@throws Refusal[^@/]*/g, ([comment]) =>
    Array.from(comment.matchAll(/`([a-z]+[A-Z]\w+)`/g), ([, name = '']) => name).some(
      (name) => !(name in REFUSALS) && !inCode.has(name),
    ),
  )
  expect(wrong).toEqual([])
})
