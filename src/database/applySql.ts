import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

type Db = MigrateUpArgs['db']

/** Relative to the project's root, because compiled programs are in another folder. */
const FOLDER = path.join(process.cwd(), 'src', 'database')
const FUNCTIONS = path.join(FOLDER, 'functions')

/**
 * The files of SQL functions by the name of their function.
 * @throws when two files have one name
 */
export const functionFiles = (): ReadonlyMap<string, string> => {
  const files = new Map<string, string>()
  for (const file of readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.sql')) continue
    const name = path.basename(file, '.sql')
    if (files.has(name)) throw new Error(`Two files of the function ${name}`)
    files.set(name, path.join(FUNCTIONS, file))
  }
  return files
}

/**
 * The reference to a function in a migration: its name and a hash of its body,
 * `keep_times@1f0c6a2e`. Comments and line breaks are not part of the body.
 */
export const markOf = (name: string, text: string): string => {
  const body = text
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${name}@${createHash('sha256').update(body).digest('hex').slice(0, 8)}`
}

const run = (db: Db, file: string) => db.execute(sql.raw(readFileSync(file, 'utf8')))

/**
 * Creates or replaces SQL functions from their files in `functions`. Call it in the migration that
 * comes with their change.
 *
 * The hashes are for readers and for a test: in the last migration that names a function, the hash
 * must be that of its file, because a changed body without a migration would only reach new
 * databases. A database that runs several migrations at once gets the newest body in each of them,
 * so hashes are not compared here.
 *
 * @param db the transaction of the migration
 * @param marks references to the functions, as `markOf` returns them, in the order of creation
 * @throws for a malformed reference, or a function without a file
 */
export const applyFunctions = async (db: Db, marks: readonly string[]): Promise<void> => {
  const files = functionFiles()
  await db.execute(sql`set local check_function_bodies = off`)
  for (const mark of marks) {
    const name = /^(\w+)@[0-9a-f]{8}$/.exec(mark)?.[1]
    const file = name && files.get(name)
    if (!file) throw new Error(`There is no SQL function for ${mark} in src/database/functions`)
    await run(db, file)
  }
}

/**
 * Runs files of SQL.
 * @param db the transaction of the migration
 * @param files from `src/database`, without their ending, in the order in which they run
 */
export const applyFiles = async (db: Db, files: readonly string[]): Promise<void> => {
  for (const file of files) await run(db, path.join(FOLDER, `${file}.sql`))
}

/**
 * Records that programs older than a release cannot work with the database any more. Call it in the
 * `up` of a migration that removes or narrows what they rely on (docs/how-to/migration.md). The
 * release is never lowered, not even by an earlier migration that runs late.
 * @param db the transaction of the migration
 * @param release the first compatible one, such as 0.4.0
 */
export const raiseMinRelease = async (db: Db, release: string): Promise<void> => {
  await db.execute(sql`
    update schema_facts set min_release = ${release}
     where string_to_array(min_release, '.')::int[] < string_to_array(${release}, '.')::int[]`)
}
