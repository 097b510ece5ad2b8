import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'
import { isRelease, PROGRAMS_FOLDER } from './release.mjs'

/**
 * Compiles a program of ours into one file; packages stay outside. Starting that takes a third of
 * what a loader takes, which translates each file on its way in.
 *
 * @param {{ entry: string, outfile: string }} options `outfile` lies within the project, where its
 *   packages are found
 * @returns {Promise<import('esbuild').Metafile>} what it was made of
 */
export const compile = async ({ entry, outfile }) => {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: inRoot(),
    metafile: true,
    entryPoints: [inRoot(entry)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    tsconfig: inRoot('tsconfig.json'),
    logLevel: 'silent',
  })
  return metafile
}

/**
 * What Node needs to start a compiled program. The editor's packages come in a form for Node that
 * waits, while it loads, for one of two others; in circles of them Node 20 sometimes waits for ever
 * (exit code 13). This names the form that needs no waiting.
 */
const FLAGS = ['--conditions=production']

const STAMP = '\n//# inputs='

/** Path, modification time and size of each source of a program, and of the configuration of esbuild. */
const stampOf = (sources) =>
  JSON.stringify(
    [...sources, 'tsconfig.json'].map((source) => {
      const { mtimeMs, size } = statSync(inRoot(source))
      return [source, mtimeMs, size]
    }),
  )

/** True if the compiled program exists and none of its sources has changed since. */
const isCurrent = (file) => {
  try {
    const stamp = readFileSync(file, 'utf8').split(STAMP)[1] ?? '[]'
    const sources = JSON.parse(stamp).slice(0, -1)
    return sources.length > 0 && stampOf(sources.map(([source]) => source)) === stamp
  } catch {
    return false
  }
}

/**
 * Compiles a program from the current sources, unless it was compiled from them before; several
 * processes may do so at once. In a release it is compiled already.
 *
 * @param {string} entry from the project's root
 * @returns {Promise<string[]>} what Node is started with
 */
export const compiled = async (entry) => {
  const name = `${path.basename(entry, '.ts')}.mjs`
  if (isRelease()) return [...FLAGS, inRoot(PROGRAMS_FOLDER, name)]
  const folder = inRoot('node_modules/.cache/programs')
  const file = path.join(folder, name)
  if (isCurrent(file)) return [...FLAGS, file]
  const draft = `${file}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  const before = Date.now()
  const { inputs } = await compile({ entry, outfile: draft })
  const stamp = stampOf(Object.keys(inputs))
  // A source that changed meanwhile was perhaps read before that.
  const isStable = JSON.parse(stamp).every(([, changed]) => changed < before)
  if (isStable) appendFileSync(draft, STAMP + stamp)
  renameSync(draft, file)
  return [...FLAGS, file]
}
