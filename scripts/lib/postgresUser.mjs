import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { postgresBinary } from './postgresPackage.mjs'

const idOf = (name) => {
  try {
    const id = (flag) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

const createUser = () => {
  const ways = [
    [
      'useradd',
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ],
    ['adduser', '-S', '-D', '-H', 'postgres'],
  ]
  for (const [command, ...args] of ways) {
    if (spawnSync(command, args).status === 0) return idOf('postgres')
  }
  return idOf('nobody')
}

/**
 * PostgreSQL refuses to run as root. For root its programs run as the owner of the data folder,
 * else as the system user `postgres`, which is created if it is missing; any other user runs them
 * directly.
 *
 * If that user cannot reach the project (a clone inside /root), the programs keep one capability of
 * root: to traverse folders.
 *
 * @param {string} dir data folder, existing or not, in a folder that exists
 * @returns {{ uid?: number, gid?: number, wrap: (command: string, args: string[]) => { command:
 *   string, args: string[], uid?: number, gid?: number } }}
 * @throws {Failure} when no way works
 */
export const postgresUser = (dir) => {
  if (process.getuid?.() !== 0) return { wrap: (command, args) => ({ command, args }) }

  const owner = existsSync(dir) ? statSync(dir) : undefined
  const ids = owner?.uid ? owner : (idOf('postgres') ?? createUser())
  if (!ids) {
    throw new Failure(
      'PostgreSQL does not run as root and no other system user could be made: start as a plain user, or set DATABASE_URL.',
    )
  }
  const { uid, gid } = ids
  const plain = (command, args) => ({ command, args, uid, gid })
  const capable = (command, args) => ({
    command: 'setpriv',
    args: [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      // Without it access(2), by which initdb looks for its programs, takes no capability into account.
      '--securebits=+no_setuid_fixup',
      '--inh-caps=-all,+dac_override',
      '--ambient-caps=-all,+dac_override',
      '--bounding-set=-all,+dac_override',
      '--',
      command,
      ...args,
    ],
  })
  const wrap = [plain, capable].find((way) =>
    [
      [postgresBinary('postgres'), ['--version']],
      ['test', ['-d', `${path.dirname(dir)}/.`]],
    ].every((check) => {
      const { command, args, ...as } = way(...check)
      return spawnSync(command, args, { ...as, cwd: '/' }).status === 0
    }),
  )
  if (wrap) return { uid, gid, wrap }
  throw new Failure(
    `PostgreSQL does not run as root, and the system user it would run as (uid ${uid}) cannot open the project folder: move the project out of private folders such as /root, start as a plain user, or set DATABASE_URL.`,
  )
}
