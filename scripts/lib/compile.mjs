import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'
import { isRelease, PROGRAMS_FOLDER } from './release.mjs'

/**
 * Compiles one of our programs into one file; packages are not included. Starting it takes a third
 * of the time that a loader needs, which compiles each file as it is imported.
 *
 * @param {{ entry: string, outfile: string }} options `outfile` lies within the project, where its
 *   packages are found
 * @returns {Promise<import('esbuild').Metafile>} the files it was compiled from
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
 * Options that Node needs to start a compiled program. The build of the editor's packages for Node
 * has a top-level await for one of two other builds; with circular imports Node 20 sometimes never
 * finishes it (exit code 13). This condition selects a build without it.
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
 * Compiles a program from the current sources, unless the compiled one is up to date; several
 * processes may do so at once. In a release it is compiled already.
 *
 * @param {string} entry from the project's root
 * @returns {Promise<string[]>} arguments for Node
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
  // A source that changed during the compilation may have been read before the change.
  const isStable = JSON.parse(stamp).every(([, changed]) => changed < before)
  if (isStable) appendFileSync(draft, STAMP + stamp)
  renameSync(draft, file)
  return [...FLAGS, file]
}
