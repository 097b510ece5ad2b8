import { env } from '@/lib/env'
import { theStorage } from '@/lib/fileStorage'
import { readProduct } from '@/lib/product'
import { flawsOf, makeBackup } from '@/operations/backups/makeBackup'
import { BackupProblem } from '@/database/backup/problem'
import type { JobRun } from '../job'

/**
 * Backs up the installation into a folder, and removes backups whose retention is over.
 * @throws {BackupProblem} `failed` for a backup that was made but lacks files
 */
export const backUpTo = async (dir: string): Promise<void> => {
  const made = await makeBackup({
    url: env.DATABASE_URL ?? '',
    storage: theStorage(),
    secret: env.PAYLOAD_SECRET,
    product: readProduct(),
    dir,
    keep: env.BACKUP_KEEP,
    recipient: env.BACKUP_RECIPIENT,
  })
  const flaws = flawsOf(made)
  if (flaws.length > 0) throw new BackupProblem('failed', flaws.join(' '))
}

/** The nightly backup; does nothing if no folder is set. */
export const backUp: JobRun = async () => {
  if (env.BACKUP_DIR) await backUpTo(env.BACKUP_DIR)
}
