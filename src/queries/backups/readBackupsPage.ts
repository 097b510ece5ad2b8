import { allowedRootCommands } from '@/catalog/commands/registry'
import { listBackups, type Backup } from '@/database/backup/folder'
import { readManifest } from '@/database/backup/manifest'
import { BackupProblem } from '@/database/backup/problem'
import { warningsOf } from '@/domain/backups/age'
import type { BackupContent, BackupsSheet } from '@/domain/backups/sheet'
import { isDiskLow } from '@/domain/shared/disk'
import { readDisks } from '@/lib/disks'
import { env } from '@/lib/env'
import { readJobs } from '@/queries/jobs/readJobs'
import { siteOf } from '@/queries/settings/siteOf'
import type { ViewPage } from '@/queries/shared/viewPage'

const JOBS: readonly string[] = ['back-up', 'prove-backup']

const sumOf = (entries: readonly { bytes: number }[]) =>
  entries.reduce((sum, { bytes }) => sum + bytes, 0)

const readContent = async (folder: string): Promise<BackupContent | null> => {
  try {
    const { tables, files, recipient } = await readManifest(folder)
    return {
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      rowBytes: sumOf(tables),
      files: files.length,
      fileBytes: sumOf(files),
      isEncrypted: recipient !== undefined,
    }
  } catch (error) {
    // A backup that is damaged or was removed since listing is shown as unreadable.
    if (error instanceof BackupProblem) return null
    throw error
  }
}

const readFolder = async (dir: string): Promise<Backup[] | string> => {
  try {
    return await listBackups(dir)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    return message
  }
}

/**
 * The backups in a folder, newest first, and their problems.
 * @param dir `BACKUP_DIR`; undefined if not set
 * @param now the present moment
 */
export const readBackups = async (dir: string | undefined, now: Date): Promise<BackupsSheet> => {
  const found = dir ? await readFolder(dir) : []
  const isRead = typeof found !== 'string'
  const backups = isRead ? found : []
  return {
    folder: dir ?? null,
    unreadable: isRead ? null : found,
    warnings: dir && isRead ? warningsOf(backups, now) : [],
    backups: backups.map(({ id, at, provenAt, upgradedFrom }) => ({
      id,
      at: at.toISOString(),
      provenAt: provenAt?.toISOString() ?? null,
      isBeforeUpgrade: upgradedFrom !== null,
    })),
    newest: backups[0] ? await readContent(backups[0].folder) : null,
  }
}

/** Backups of the installation, for those who may start them. */
export const readBackupsPage = async ({ req, may }: ViewPage) => {
  const now = new Date()
  const [jobs, backups, { timeZone }, disks] = await Promise.all([
    readJobs(req, now),
    readBackups(env.BACKUP_DIR, now),
    siteOf(req.payload),
    readDisks(),
  ])
  return {
    ...backups,
    jobs: jobs.filter(({ name }) => JOBS.includes(name)),
    disk: disks.find((one) => one.use === 'backups' && isDiskLow(one)) ?? null,
    commands: allowedRootCommands('jobs', may),
    timeZone,
  }
}
