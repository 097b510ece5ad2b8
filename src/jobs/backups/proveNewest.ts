import path from 'node:path'
import { isProofOld } from '@/domain/backups/age'
import { env } from '@/lib/env'
import { listBackups } from '@/database/backup/folder'
import { readManifest } from '@/database/backup/manifest'
import { BackupProblem } from '@/database/backup/problem'
import { proveBackup } from '@/operations/backups/proveBackup'
import type { JobRun } from '../job'

/**
 * Restores the newest backup of a folder as a trial. Before the first backup it does nothing: on a
 * new installation both jobs run at once, and a missing backup is reported by its own job. For an
 * encrypted backup only the files are checked, as its private key is not on this machine.
 * @throws {BackupProblem} as `proveBackup`; `failed` when no encrypted backup was restored as a
 *   trial for 8 days
 */
export const proveNewestIn = async (dir: string): Promise<void> => {
  const backups = await listBackups(dir)
  const [newest] = backups
  if (!newest) return
  await proveBackup({ folder: path.resolve(newest.folder) })
  const { recipient } = await readManifest(newest.folder)
  if (recipient && isProofOld(await listBackups(dir), new Date()))
    throw new BackupProblem(
      'failed',
      `Backups are encrypted for ${recipient}, and none was restored as a trial in the last 8 days. Where the private key is kept: npm run verify -- ${newest.folder} --identity=FILE`,
    )
}

/** The weekly trial restore; does nothing if no folder is set. */
export const proveNewest: JobRun = async () => {
  if (env.BACKUP_DIR) await proveNewestIn(env.BACKUP_DIR)
}
