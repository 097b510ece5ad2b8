import path from 'node:path'
import { pathOf, readNamedFiles } from '@/database/backup/tables'
import { INVARIANTS, invariantsStatement, type Broken } from '@/database/invariants'
import { withConnection } from '@/database/openConnection'
import { sizeOf } from './storedFiles'

export type CheckedInstallation = {
  /** How many rules of the data there are, and those that are broken with some of their rows. */
  rules: number
  broken: Broken
  /** How many stored files the rows name, and those that are missing: `folder/name`. */
  files: number
  missing: string[]
}

/**
 * Checks the data of an installation: every rule of the rows, and that the files they name are there.
 * @param args.url connection string of a role that may read every table
 * @param args.uploads where the application keeps stored files; null leaves them out
 */
export const checkInstallation = async (args: {
  url: string
  uploads: string | null
}): Promise<CheckedInstallation> => {
  const { url, uploads } = args
  return withConnection('backup', url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ broken: Broken | null }>(invariantsStatement())
    const named = uploads ? await readNamedFiles(client) : []
    const missing: string[] = []
    for (const file of named.map(pathOf))
      if ((await sizeOf(path.join(uploads ?? '', file))) === null) missing.push(file)
    return {
      rules: INVARIANTS.length,
      broken: rows[0]?.broken ?? {},
      files: named.length,
      missing,
    }
  })
}
