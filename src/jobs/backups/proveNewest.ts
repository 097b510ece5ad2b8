import path from 'node:path'
import { env } from '@/lib/env'
import { listBackups } from '@/operations/backups/folder'
import { proveBackup } from '@/operations/backups/proveBackup'
import type { JobRun } from '../job'

/**
 * Restores the newest backup of a folder as a trial. Before the first backup there is nothing to do: on
 * a new installation both jobs run at once, and a backup that is not made is reported by its own job.
 * @throws {BackupProblem} as `proveBackup`
 */
export const proveNewestIn = async (dir: string): Promise<void> => {
  const [newest] = await listBackups(dir)
  if (newest) await proveBackup({ folder: path.resolve(newest.folder) })
}

/** The weekly trial; none where no folder is set. */
export const proveNewest: JobRun = async () => {
  if (env.BACKUP_DIR) await proveNewestIn(env.BACKUP_DIR)
}
