import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { archiveSettings, noteGap, prepareArchive } from './archive/archive.mjs'
import { Failure, explain, lastLines } from './failure.mjs'
import { freePort } from './freePort.mjs'
import { noteRelease, requireSameMajor } from './postgresMajor.mjs'
import { postgresBinary } from './postgresPackage.mjs'
import { postgresUser } from './postgresUser.mjs'
import { processAlive, processName } from './processAlive.mjs'
import { mustRun, run } from './run.mjs'

/**
 * A folder in the data folder: the database that is being restored to a point in time, next to the
 * present one.
 */
export const RECOVERING = 'recovering'
const SUPERUSER = 'postgres'

/** Connections only from this machine, no socket file, time zone UTC. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'max_connections=200',
]

/** For temporary databases, which need not survive a power cut. */
export const UNSAFE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const passwordOf = (home) => {
  const file = path.join(home, 'postgres.password')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * Created in a temporary folder and renamed: a killed initdb never leaves an incomplete database
 * behind.
 */
const initialise = async ({ dir, user, password }) => {
  const draft = `${dir}.new`
  const passwordFile = `${dir}.initdb`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user.uid !== undefined) {
    chownSync(draft, user.uid, user.gid)
    chownSync(passwordFile, user.uid, user.gid)
  }
  try {
    await mustRun({
      what: 'creating the embedded database',
      cwd: '/',
      ...user.wrap(postgresBinary('initdb'), [
        `--pgdata=${draft}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--no-instructions',
      ]),
    })
    renameSync(draft, dir)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/**
 * Between the two renames of a restore there is no database in its place; creating an empty one
 * would hide that.
 */
const refuseInterruptedRestore = (home) => {
  const isMissing = !existsSync(path.join(home, 'postgres', 'PG_VERSION'))
  if (isMissing && existsSync(path.join(home, RECOVERING)))
    throw new Failure(
      `A restore to a moment was interrupted in ${home}: run it again (npm run restore -- --at=…).`,
    )
}

const readPidFile = (dir) => {
  const file = path.join(dir, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

const stopCommand = ({ dir, user, mode = 'fast' }) =>
  user.wrap(postgresBinary('pg_ctl'), ['stop', '-D', dir, '-m', mode, '-w', '-t', '60'])

const stopServer = (options) => run({ cwd: '/', ...stopCommand(options) })

/**
 * Starts a process that stops the database if this process is killed; returns a function that ends
 * it.
 */
const watch = ({ dir, user, remove }) => {
  const watcher = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('./watchDatabase.mjs', import.meta.url)),
      JSON.stringify({ ...stopCommand({ dir, user }), remove }),
    ],
    { cwd: '/', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true },
  )
  watcher.on('error', () => {})
  watcher.unref()
  watcher.channel?.unref()
  return () => watcher.kill('SIGKILL')
}

/** Stops a server left over from a killed run, and removes a stale PID file. */
const clearLeftOver = async ({ dir, user }) => {
  const pid = readPidFile(dir)
  if (!pid) return
  if (processAlive(pid) && processName(pid).includes('postgres')) {
    await stopServer({ dir, user })
    if (processAlive(pid)) await stopServer({ dir, user, mode: 'immediate' })
    return
  }
  rmSync(path.join(dir, 'postmaster.pid'), { force: true })
}

const connects = async (url) => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error.code === '28P01') {
      throw new Failure(
        'The embedded database refuses the password in DATA_DIR/postgres.password: put the file back from a backup.',
      )
    }
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const REFUSED_ATTEMPT =
  /FATAL: {2}the database system is (?:starting up|not (?:yet )?accepting connections)|DETAIL: {2}(?:Hot standby mode is disabled|Consistent recovery state has not)/

/**
 * The end of a server's log, where the reason of a failed start is. Until the server ends, it also
 * logs each connection that was tried meanwhile, on a slow machine dozens.
 *
 * @param {string} log
 * @returns {string}
 */
export const endOfLog = (log) =>
  lastLines(
    log
      .split('\n')
      .filter((line) => !REFUSED_ATTEMPT.test(line))
      .join('\n'),
    8,
  )

const launch = async ({ dir, user, port, url, log, settings }) => {
  const { command, args, ...as } = user.wrap(postgresBinary('postgres'), [
    '-D',
    dir,
    '-p',
    String(port),
    ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
  ])
  const output = openSync(log, 'w', 0o600)
  const child = spawn(command, args, {
    ...as,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  let ended = false
  child.on('error', () => (ended = true))
  child.on('exit', () => (ended = true))
  while (!ended) {
    if (await connects(url)) return child
    await sleep(50)
  }
  return undefined
}

/**
 * Starts PostgreSQL from the npm package in `<home>/postgres`, creating the cluster if there is
 * none: loopback only, a free port, password in `<home>/postgres.password` (0600), UTF-8, locale C
 * (ICU collations are available by name). Works as root and as a plain user, after a crash, and
 * with a server left over from a killed run. A server that dies is restarted on the same port.
 *
 * @param {{ home: string, settings?: string[], temporary?: boolean, archiveDir?: string,
 *   isRecovery?: boolean }} options `settings` are `name=value` lines; `temporary` removes `home`
 *   at the end; the log is archived in `archiveDir`, otherwise the archive has a gap; `isRecovery`
 *   restores the database first
 * @returns {Promise<{ urlOf: (database: string) => string, stop: () => Promise<void>, pid: () =>
 *   number | undefined }>} `urlOf` returns the superuser's connection string
 * @throws {Failure}
 */
export const startEmbeddedPostgres = async ({
  home,
  settings = [],
  temporary = false,
  archiveDir,
  isRecovery = false,
}) => {
  const what = 'starting the embedded database'
  if (!existsSync(postgresBinary('postgres'))) {
    throw new Failure(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  const dir = path.join(home, 'postgres')
  const log = path.join(home, 'postgres.log')
  let user, password
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 })
    // The database's system user must be able to traverse the folder, but not to list it.
    if (process.getuid?.() === 0) chmodSync(home, 0o711)
    user = postgresUser(dir)
    password = passwordOf(home)
    refuseInterruptedRestore(home)
    if (!existsSync(path.join(dir, 'PG_VERSION'))) await initialise({ dir, user, password })
    requireSameMajor(home)
    await clearLeftOver({ dir, user })
    if (archiveDir) prepareArchive({ dir: archiveDir, data: dir, user })
    else if (!isRecovery) noteGap(home)
  } catch (error) {
    throw explain({ what, error })
  }

  const options = archiveDir ? [...settings, ...archiveSettings(archiveDir)] : settings
  const port = await freePort()
  const urlOf = (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
  let child
  let stopping = false

  const start = async () => {
    // The workers of a killed server need a moment to notice and release the shared memory.
    for (let attempt = 0; attempt < 20 && !stopping; attempt++) {
      child = await launch({ dir, user, port, url: urlOf('postgres'), log, settings: options })
      if (child) return child.once('exit', () => void revive())
      if (!/shared memory block|lock file/.test(readFileSync(log, 'utf8'))) break
      await sleep(500)
    }
    if (stopping) return
    throw explain({ what, output: endOfLog(readFileSync(log, 'utf8')) })
  }
  const revive = async () => {
    if (stopping) return
    console.error('The embedded database stopped unexpectedly; starting it again.')
    await start().catch((error) => console.error(error.message))
  }
  await start()
  noteRelease(home)
  const callOffWatch = watch({ dir, user, remove: temporary ? home : undefined })

  return {
    urlOf,
    pid: () => child?.pid,
    stop: async () => {
      if (stopping) return
      stopping = true
      callOffWatch()
      await stopServer({ dir, user })
      const left = readPidFile(dir)
      if (left && processAlive(left)) await stopServer({ dir, user, mode: 'immediate' })
      if (temporary) rmSync(home, { recursive: true, force: true })
    },
  }
}
