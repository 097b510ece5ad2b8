/** What is kept on a disk that is watched. */
export type DiskUse = 'data' | 'backups'

/** The room on the disk of a folder, in bytes that this program may use. */
export type Disk = { use: DiskUse; freeBytes: number; sizeBytes: number }

/** Below it somebody has to make room: a database that finds its disk full stops. */
const LEAST_FREE = 0.1

/** Whether less than a tenth of a disk is free. */
export const isDiskLow = ({ freeBytes, sizeBytes }: Disk): boolean =>
  freeBytes < sizeBytes * LEAST_FREE
