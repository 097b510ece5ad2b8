import { importsOf, isCode, withoutEnding } from './sources.mjs'

const IMPORT = /^(import|export (type )?(\*|\{[^}]*$|\{.*\} from))/
const END_OF_IMPORT = /['"];?$/
/** Files that Next, a migration runner or a translator finds by their place. */
const ENTRY =
  /(^|\/)(page|layout|route|loading|error|not-found|global-error|template|default)\.tsx?$|^database\/migrations\/|^i18n\/(tr|en|fr|ar)\/|^catalog\/commands\//
const READS = /\bpayload\s*\.\s*(find|findByID|findGlobal|count|db)\b|\.execute\(/
const QUERY = /from '@\/(queries|operations)\//
const AWAITS = /\bawait\b|\.then\(/
const PAGE_LINES = 30
const CRUMB_LINES = 25

const lineCount = (text) => text.replace(/\n$/, '').split('\n').length
const isFileOf = (layer) => (file) => file.startsWith(`${layer}/`)

/**
 * Counts the lines of a file by their kind.
 *
 * @param {string} text
 * @returns {{ lines: number; imports: number; comments: number; blank: number }}
 */
export const linesOf = (text) => {
  const found = { lines: 0, imports: 0, comments: 0, blank: 0 }
  let inside = null
  for (const line of text
    .replace(/\n$/, '')
    .split('\n')
    .map((one) => one.trim())) {
    found.lines += 1
    if (inside === 'import') {
      found.imports += 1
      if (END_OF_IMPORT.test(line)) inside = null
    } else if (inside === 'comment') {
      found.comments += 1
      if (line.includes('*/')) inside = null
    } else if (line === '') found.blank += 1
    else if (line.startsWith('//')) found.comments += 1
    else if (/^\{?\/\*/.test(line)) {
      found.comments += 1
      if (!line.includes('*/')) inside = 'comment'
    } else if (IMPORT.test(line) && !/^export \{[^}]*\}$/.test(line)) {
      found.imports += 1
      if (!END_OF_IMPORT.test(line)) inside = 'import'
    }
  }
  return found
}

/**
 * Files that import a file.
 *
 * @param {{ from: string; to: string }[]} imports
 * @returns {Map<string, Set<string>>} by the imported file
 */
export const usersOf = (imports) => {
  const users = new Map()
  for (const { from, to } of imports) users.set(to, (users.get(to) ?? new Set()).add(from))
  return users
}

/**
 * Files of at most 25 lines with one user. A file with a spec, and one that is found by its place
 * (a page, a migration, words of a language, a command), is not counted.
 *
 * @param {Map<string, string>} sources
 * @param {Map<string, Set<string>>} users
 */
export const crumbsOf = (sources, users) =>
  [...sources]
    .filter(([file, text]) => isCode(file) && lineCount(text) <= CRUMB_LINES && !ENTRY.test(file))
    .map(([file]) => file)
    .filter((file) => users.get(file)?.size === 1)
    .filter((file) =>
      ['ts', 'tsx'].every((ending) => !sources.has(`${withoutEnding(file)}.spec.${ending}`)),
    )

/**
 * Files of pages that call Payload, the database, a query or an operation, except short pages with
 * a single call, and tables that only name the query of each page.
 *
 * @param {Map<string, string>} sources
 */
export const readersInApp = (sources) =>
  [...sources]
    .filter(([file]) => isFileOf('app')(file) && isCode(file))
    .filter(([, text]) => READS.test(text) || (QUERY.test(text) && AWAITS.test(text)))
    .filter(([, text]) => lineCount(text) > PAGE_LINES)
    .map(([file]) => file)

/**
 * Files among the components that render nothing and run on both sides: no JSX, no hook, no
 * `'use client'`, but values that other layers use.
 *
 * @param {Map<string, string>} sources
 * @param {Map<string, Set<string>>} users
 */
export const plainComponents = (sources, users) =>
  [...sources]
    .filter(([file]) => isFileOf('components')(file) && isCode(file) && file.endsWith('.ts'))
    .filter(([, text]) => !/^['"]use client|from 'react'/m.test(text))
    .filter(([, text]) => /^export (const|function|async|class|\*|\{)/m.test(text))
    .map(([file]) => file)
    .filter((file) => [...(users.get(file) ?? [])].some((user) => !isFileOf('components')(user)))

/**
 * Pairs of folders in a layer that import each other.
 *
 * @param {{ from: string; to: string }[]} imports
 * @param {string} layer
 * @returns {string[]} as `a ↔ b`, in alphabetical order
 */
export const twoWayPairs = (imports, layer) => {
  const room = (file) => (isFileOf(layer)(file) ? file.split('/').slice(1, -1)[0] : undefined)
  const known = new Set(imports.map(({ from, to }) => `${room(from)} ${room(to)}`))
  return [...known]
    .map((pair) => pair.split(' '))
    .filter(([a, b]) => a < b && a !== 'undefined' && b !== 'undefined' && known.has(`${b} ${a}`))
    .map(([a, b]) => `${a} ↔ ${b}`)
    .sort()
}

/**
 * The folders with the most source files, not counting specs and migrations.
 *
 * @param {Map<string, string>} sources
 * @returns {[string, number][]}
 */
export const fullestFolders = (sources) => {
  const counts = new Map()
  for (const file of sources.keys()) {
    if (!isCode(file) || isFileOf('database/migrations')(file)) continue
    const folder = file.split('/').slice(0, -1).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

const outOfAlphabet = (lines) => lines.filter((line, at) => at > 0 && line < lines[at - 1]).length

/** Counts matches of a pattern: how many, and in how many files. */
const occurrences = (files, pattern) => {
  const found = files.map(([, text]) => text.match(pattern)?.length ?? 0).filter(Boolean)
  return { times: found.reduce((sum, one) => sum + one, 0), files: found.length }
}

const percent = (part, whole) => Math.round((part / whole) * 100)
const thousands = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * The measures of the sources that a program can count.
 *
 * @param {Map<string, string>} sources text by path within `src`
 * @param {number[]} snapshots lines of each snapshot of the schema
 * @returns {{ name: string; now: string; target: string; met: boolean }[]}
 */
export const measure = (sources, snapshots) => {
  const code = [...sources].filter(([file]) => isCode(file))
  const kinds = code.map(([, text]) => linesOf(text))
  const sum = (pick) => kinds.reduce((total, one) => total + pick(one), 0)
  const lines = sum((one) => one.lines)
  const noise = percent(
    sum((one) => one.imports + one.comments + one.blank),
    lines,
  )
  const imports = importsOf(sources)
  const users = usersOf(imports)
  const once = percent(code.filter(([file]) => users.get(file)?.size === 1).length, code.length)
  const crumbs = crumbsOf(sources, users).length
  const readers = readersInApp(sources)
  const linesIn = (files) => files.reduce((total, file) => total + lineCount(sources.get(file)), 0)
  const appLines = linesIn(code.map(([file]) => file).filter(isFileOf('app')))
  const plain = plainComponents(sources, users).length
  const [domain, operations] = ['domain', 'operations'].map(
    (layer) => twoWayPairs(imports, layer).length,
  )
  const casts = occurrences(code, /\bdb as (?:unknown as|[A-Z])/g)
  const sessions = occurrences(
    code.filter(([file]) => !isFileOf('database/migrations')(file)),
    /(?:status"? = 'active'|\$\{IS_ACTIVE\}) and s\."?expires_at"? > now\(\)/g,
  ).times
  const migrations = code.filter(([file]) => /^database\/migrations\/\d/.test(file)).length
  const snapshotLines = snapshots.reduce((total, one) => total + one, 0)
  const sheets = [...sources.keys()].filter((file) => /(?<!\.module)\.css$/.test(file)).length
  const ordered = outOfAlphabet(sources.get('styles/index.css')?.match(/^@import .*/gm) ?? [])
  const full = fullestFolders(sources).slice(0, 5)
  const row = (name, now, target, met) => ({ name, now: String(now), target: String(target), met })
  return [
    row(
      'source files / lines, without specs',
      `${thousands(code.length)} / ${thousands(lines)}`,
      '≤ 1,850 / ≤ 118,000',
      code.length <= 1850 && lines <= 118_000,
    ),
    row('lines of imports, comments and blank lines', `${noise} %`, '≤ 22 %', noise <= 22),
    row('files used by exactly one other', `${once} %`, '≤ 35 %', once <= 35),
    row('files of ≤ 25 lines with one user', crumbs, '≤ 40', crumbs <= 40),
    row(
      'readers in src/app / lines of src/app',
      `${readers.length} files, ${thousands(linesIn(readers))} lines / ${thousands(appLines)}`,
      '0 / ≤ 2,500',
      readers.length === 0 && appLines <= 2500,
    ),
    row('plain files among the components', plain, 0, plain === 0),
    row(
      'folders that import each other, domain / operations',
      `${domain} / ${operations}`,
      '0 / 0',
      domain + operations === 0,
    ),
    row('statements of “a live session of an active person”', sessions, 1, sessions <= 1),
    row(
      'casts into the adapter',
      `${casts.times} in ${casts.files} files`,
      '1 file',
      casts.files <= 1,
    ),
    row(
      'migrations / snapshots, lines',
      `${migrations} / ${snapshots.length}, ${thousands(snapshotLines)}`,
      '≤ 8 / 1',
      migrations <= 8 && snapshots.length <= 1,
    ),
    row(
      'style sheets ordered by hand, of global ones',
      `${ordered} of ${sheets}`,
      0,
      ordered === 0,
    ),
    row(
      'files in the five fullest folders',
      full.map(([, files]) => files).join(', '),
      '≤ 25 each',
      full.every(([, files]) => files <= 25),
    ),
  ]
}
