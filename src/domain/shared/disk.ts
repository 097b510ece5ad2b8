/** What a monitored disk holds. */
export type DiskUse = 'data' | 'backups'

/** The room on the disk of a folder, in bytes that this program may use. */
export type Disk = { use: DiskUse; freeBytes: number; sizeBytes: number }

/** The share of free space below which a disk counts as low: PostgreSQL stops on a full disk. */
const LEAST_FREE = 0.1

/**
 * Whether less than a tenth of a disk is free.
 * @param disk sizes in bytes
 */
export const isDiskLow = ({ freeBytes, sizeBytes }: Disk): boolean =>
  freeBytes < sizeBytes * LEAST_FREE
