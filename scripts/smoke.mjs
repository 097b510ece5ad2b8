#!/usr/bin/env node
/**
 * `npm run smoke -- ARCHIVE [--node=FILE] [--system=DIR]`: unpacks a release and does the main job with it
 * (`scripts/lib/mainJob.mjs`). FILE is the Node to use. DIR is the root of another system, such as a bare
 * Debian: there the release runs as uid 10001 on a read-only root without a network (needs bubblewrap).
 * Exit codes: 0; 1 failed; 2 wrong option.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readArguments, runCommand, typedFolder, WrongUse } from './lib/backups.mjs'
import { inRoot } from './lib/paths.mjs'
import { mustRun, run } from './lib/run.mjs'
import { onShutdown } from './lib/shutdown.mjs'
import { duration, step } from './lib/step.mjs'

/** The user of the container. PostgreSQL does not start for a uid without an entry in /etc/passwd. */
const UID = '10001'
const USER = `backoffice:x:${UID}:${UID}::/tmp:/usr/sbin/nologin\n`

const withUser = ({ system, folder }) => {
  const file = path.join(folder, 'passwd')
  writeFileSync(file, readFileSync(path.join(system, 'etc/passwd'), 'utf8') + USER)
  return file
}

/** The main job in a system of its own: nothing of this machine but the release, Node and this repository's scripts. */
const inSystem = ({ system, users, node, release, scripts, work }) => ({
  command: 'bwrap',
  args: [
    ...['--unshare-all', '--die-with-parent', '--uid', UID, '--gid', UID],
    ...['--ro-bind', system, '/', '--proc', '/proc', '--dev', '/dev'],
    ...['--bind', work, '/tmp', '--ro-bind', release, '/opt', '--ro-bind', scripts, '/mnt'],
    ...['--ro-bind', users, '/etc/passwd'],
    ...['--tmpfs', '/usr/local', '--ro-bind', node, '/usr/local/bin/node'],
    ...['--remount-ro', '/usr/local', '--clearenv'],
    ...['--setenv', 'PATH', '/usr/local/bin:/usr/bin:/bin'],
    ...['/usr/local/bin/node', '/mnt/mainJob.mjs', '/opt'],
  ],
})

runCommand('trying a release', async () => {
  const { values, places } = readArguments({ options: ['node', 'system'], places: 1 })
  if (!places[0]) throw new WrongUse('Say which release: npm run smoke -- release/….tar.gz')
  const archive = typedFolder(places[0])
  if (!existsSync(archive)) throw new WrongUse(`There is no ${archive}.`)
  const node = values.node ? typedFolder(values.node) : process.execPath
  const folder = mkdtempSync(path.join(tmpdir(), 'backoffice-unpacked-'))
  onShutdown(() => rmSync(folder, { recursive: true, force: true }))
  const begun = Date.now()
  await step('Unpacking', () =>
    mustRun({ what: 'unpacking', command: 'tar', args: ['-xzf', archive, '-C', folder] }),
  )
  const [name] = readdirSync(folder)
  const release = path.join(folder, name)
  const scripts = inRoot('scripts/lib')
  const work = path.join(folder, 'work')
  mkdirSync(work, { mode: 0o777 })
  const system = values.system && typedFolder(values.system)
  const job = system
    ? inSystem({ system, users: withUser({ system, folder }), node, release, scripts, work })
    : { command: node, args: [path.join(scripts, 'mainJob.mjs'), release], env: { TMPDIR: work } }
  const { code } = await run({ ...job, cwd: folder, live: true })
  if (code === 0) console.log(`\n  The release works (${duration(Date.now() - begun)}).\n`)
  return code
})
