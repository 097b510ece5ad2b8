import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'
import { postgresPackage } from './postgresPackage.mjs'
import { isRelease } from './release.mjs'
import { mustRun } from './run.mjs'

const MARK = inRoot('node_modules/.package-lock-hash')

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * npm keeps its own record of what it installed, so that after a manual `npm install` there is no
 * second installation. Optional packages of other platforms are missing from the record.
 */
const alreadyInstalled = () => {
  const record = inRoot('node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const locked = readJson(inRoot('package-lock.json')).packages
  const installed = readJson(record).packages
  return Object.entries(locked).every(([place, entry]) => {
    if (place === '') return true
    const there = installed[place]
    return there ? there.version === entry.version : Boolean(entry.optional)
  })
}

/** Runs npm: the one that started this process, else the one on the PATH. */
const npm = () =>
  process.env.npm_execpath?.endsWith('.js')
    ? { command: process.execPath, args: [process.env.npm_execpath] }
    : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }

/**
 * Installs exactly the locked dependencies, unless they are installed already. A release contains
 * them.
 *
 * @returns {Promise<{ note: string }>}
 * @throws {import('./failure.mjs').Failure}
 */
export const install = async () => {
  if (isRelease()) return { note: 'a release' }
  const hash = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')
  const known = existsSync(MARK) ? readFileSync(MARK, 'utf8') : ''
  if (known === hash) return { note: 'up to date' }
  const needed = !alreadyInstalled()
  if (needed) {
    const { command, args } = npm()
    await mustRun({
      what: 'installing the dependencies (npm ci)',
      command,
      // The build and the first run need development packages, whatever NODE_ENV says.
      args: [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'],
      env: { NODE_ENV: undefined },
    })
  }
  await hydrateDatabaseLibraries()
  writeFileSync(MARK, hash)
  return { note: needed ? 'npm ci' : 'already installed' }
}

/**
 * The PostgreSQL package contains its library links as a list, from which an install script creates
 * them. With `--ignore-scripts` that script does not run, so they are created here.
 */
const hydrateDatabaseLibraries = async () => {
  const folder = postgresPackage()
  const list = path.join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const missing = readJson(list).some(({ target }) => !existsSync(path.join(folder, target)))
  if (!missing) return
  await mustRun({
    what: 'preparing the embedded PostgreSQL',
    command: process.execPath,
    args: [path.join(folder, 'scripts/hydrate-symlinks.js')],
    cwd: folder,
  })
}
