import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { postgresPackage } from './postgresPackage.mjs'
import { readProduct } from './settings.mjs'

/** The major version of PostgreSQL in the npm package, which is part of the package's version. */
const ownMajor = () => {
  const { version } = JSON.parse(readFileSync(path.join(postgresPackage(), 'package.json'), 'utf8'))
  return version.split('.')[0]
}

const noteOf = (home) => path.join(home, 'release')

/** Records the release that runs the embedded database, for the message of `requireSameMajor`. */
export const noteRelease = (home, release = readProduct().version) =>
  writeFileSync(noteOf(home), `${release}\n`, { mode: 0o600 })

/**
 * Refuses a cluster of another major version of PostgreSQL, before anything is written. Its data
 * can only be moved by a backup, made with a release that contains the other version.
 *
 * @param {string} home the data folder
 * @param {{ major: string, release: string }} [own] of this program; for tests
 * @throws {Failure} naming that release
 */
export const requireSameMajor = (
  home,
  { major = ownMajor(), release = readProduct().version } = {},
) => {
  const dir = path.join(home, 'postgres')
  const made = readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim()
  if (made === major) return
  const file = noteOf(home)
  const former = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  const which = former ? `release ${former}, which ran it last` : 'the release that ran it last'
  const way =
    Number(made) > Number(major)
      ? `Start it with ${which}, or a newer one.`
      : `Back it up with ${which} (npm run backup -- --to=DIR in the folder of that release), then restore that backup with this one into a new DATA_DIR: docs/operations/upgrade.md has the steps.`
  throw new Failure(
    `The database in ${dir} was made by PostgreSQL ${made}; release ${release} brings PostgreSQL ${major} and cannot read it. Nothing was changed. ${way}`,
  )
}
