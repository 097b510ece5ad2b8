import type { BackupWarning } from './age'

// Data of the page of backups. Moments are ISO texts.

/** A complete backup of the folder. */
export type ShownBackup = {
  id: string
  at: string
  /** When it was last test-restored successfully. */
  provenAt: string | null
  isBeforeUpgrade: boolean
}

/** What the newest backup holds; sizes in bytes, before compression. */
export type BackupContent = {
  rows: number
  rowBytes: number
  files: number
  fileBytes: number
  isEncrypted: boolean
}

/** Data of the page of backups. */
export type BackupsSheet = {
  /** The backup folder; null when it is not set and backups are off. */
  folder: string | null
  /** System error message if the folder cannot be read. */
  unreadable: string | null
  warnings: BackupWarning[]
  /** Newest first. */
  backups: ShownBackup[]
  /** Null without a backup, or if its manifest is damaged. */
  newest: BackupContent | null
}
