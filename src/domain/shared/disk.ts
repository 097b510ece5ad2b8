/** Use of a monitored disk. */
export type DiskUse = 'data' | 'backups'

/** The size of a folder's disk and the free bytes available to this process. */
export type Disk = { use: DiskUse; freeBytes: number; sizeBytes: number }

/** The share of free space below which a disk counts as low: PostgreSQL stops on a full disk. */
const LEAST_FREE = 0.1

/**
 * Whether less than a tenth of a disk is free.
 * @param disk sizes in bytes
 */
export const isDiskLow = ({ freeBytes, sizeBytes }: Disk): boolean =>
  freeBytes < sizeBytes * LEAST_FREE
