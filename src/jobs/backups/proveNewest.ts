import path from 'node:path'
import { env } from '@/lib/env'
import { listBackups } from '@/operations/backups/folder'
import { BackupProblem } from '@/operations/backups/problem'
import { proveBackup } from '@/operations/backups/proveBackup'
import type { JobRun } from '../job'

/**
 * Restores the newest backup of a folder as a trial.
 * @throws {BackupProblem} `failed` where there is none, or as `proveBackup`
 */
export const proveNewestIn = async (dir: string): Promise<void> => {
  const [newest] = await listBackups(dir)
  if (!newest) throw new BackupProblem('failed', `There is no backup in ${dir} to be proven.`)
  await proveBackup({ folder: path.resolve(newest.folder) })
}

/** The weekly trial; none where no folder is set. */
export const proveNewest: JobRun = async () => {
  if (env.BACKUP_DIR) await proveNewestIn(env.BACKUP_DIR)
}
