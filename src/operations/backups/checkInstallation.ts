import { pathOf, readNamedFiles } from '@/database/backup/tables'
import { INVARIANTS, invariantsStatement, type Broken } from '@/database/invariants'
import { withConnection } from '@/database/openConnection'
import type { FileStorage } from '@/lib/diskStorage'

export type CheckedInstallation = {
  /** Number of data rules, and the violated ones with some of their rows. */
  rules: number
  broken: Broken
  /** Number of stored files referenced by rows, and the missing ones: `folder/name`. */
  files: number
  missing: string[]
}

/**
 * Checks the data of an installation: every rule on the rows, and that their files exist.
 * @param args.url connection string of a role that may read every table
 * @param args.storage where the application keeps stored files; null skips them
 */
export const checkInstallation = async (args: {
  url: string
  storage: FileStorage | null
}): Promise<CheckedInstallation> => {
  const { url, storage } = args
  return withConnection('backup', url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ broken: Broken | null }>(invariantsStatement())
    const named = storage ? await readNamedFiles(client) : []
    const stored = new Set<string>()
    if (storage) for await (const file of storage.list()) stored.add(pathOf(file))
    const missing = named.map(pathOf).filter((file) => !stored.has(file))
    return {
      rules: INVARIANTS.length,
      broken: rows[0]?.broken ?? {},
      files: named.length,
      missing,
    }
  })
}
