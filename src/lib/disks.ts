import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Disk, DiskUse } from '@/domain/shared/disk'

/** The comment prevents the build from tracing the folder's files into every page. */
const FOLDERS: Readonly<Record<DiskUse, string | undefined>> = {
  data: path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR?.trim() || '.data'),
  backups: process.env.BACKUP_DIR?.trim(),
}

const readDisk = async (use: DiskUse, folder: string | undefined): Promise<Disk | null> => {
  if (!folder) return null
  try {
    const { bsize, bavail, blocks } = await statfs(/* turbopackIgnore: true */ folder)
    return { use, freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
  } catch {
    // The folder does not exist: the code that writes into it reports that.
    return null
  }
}

/**
 * The disks that this process writes to: of DATA_DIR, and of BACKUP_DIR if it is set.
 * @returns those whose folder can be read
 */
export const readDisks = async (folders = FOLDERS): Promise<Disk[]> => {
  const found = await Promise.all([
    readDisk('data', folders.data),
    readDisk('backups', folders.backups),
  ])
  return found.filter((disk) => disk !== null)
}
