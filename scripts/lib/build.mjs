import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildServer, SERVER_FILE } from './buildServer.mjs'
import { hintCompile } from './compileHints.mjs'
import { compressFiles } from './compressFiles.mjs'
import { inRoot } from './paths.mjs'
import { placeReaderWasm } from './readerWasm.mjs'
import { isRelease } from './release.mjs'
import { mustRun } from './run.mjs'

const MARK = inRoot('.next/.source-hash')
const SOURCES = ['src', 'public']
/** Scripts that are part of the build. */
const PLUGINS = ['narrowHas', 'compileHints', 'compressFiles'].map((name) =>
  inRoot(`scripts/lib/${name}.mjs`),
)
const FILES = /^(package-lock\.json|tsconfig\.json|next\.config\.\w+|postcss\.config\.\w+)$/

const filesIn = (folder) =>
  existsSync(inRoot(folder))
    ? readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
        // `path` was renamed to `parentPath` in Node 20.12.
        .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
    : []

/** Changes whenever something that goes into the build changes. */
const sourceHash = () => {
  const hash = createHash('sha256').update(process.version.split('.')[0])
  const files = [
    ...SOURCES.flatMap(filesIn),
    ...PLUGINS,
    ...readdirSync(inRoot())
      .filter((name) => FILES.test(name))
      .map((name) => inRoot(name)),
  ]
  for (const file of files.sort())
    hash.update(`\0${file.slice(inRoot().length)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Builds the application for production, unless the present build was made from the same sources,
 * or belongs to a release.
 *
 * @param {{ live?: boolean }} [options] `live` shows the build's own output
 * @returns {Promise<{ note: string }>}
 * @throws {import('./failure.mjs').Failure}
 */
export const build = async ({ live = false } = {}) => {
  if (isRelease()) return { note: 'a release' }
  await placeReaderWasm()
  const hash = sourceHash()
  if (
    existsSync(inRoot('.next/BUILD_ID')) &&
    existsSync(SERVER_FILE) &&
    existsSync(MARK) &&
    readFileSync(MARK, 'utf8') === hash
  ) {
    return { note: 'up to date' }
  }
  rmSync(MARK, { force: true })
  await mustRun({
    what: 'building the application (next build)',
    command: process.execPath,
    args: [inRoot('node_modules/next/dist/bin/next'), 'build'],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    live,
  })
  hintCompile(inRoot('.next/static/chunks'))
  await compressFiles(inRoot('.next/static'))
  await buildServer()
  writeFileSync(MARK, hash)
  return { note: 'next build' }
}
