import type { BackupWarning } from './age'

// What the page of backups shows. Moments are ISO texts.

/** A complete backup of the folder. */
export type ShownBackup = {
  id: string
  at: string
  /** When it was restored as a trial with success. */
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

/** What the page of backups is about. */
export type BackupsSheet = {
  /** The folder; null where none is set, and backups are off. */
  folder: string | null
  /** System error message if the folder cannot be read. */
  unreadable: string | null
  warnings: BackupWarning[]
  /** Newest first. */
  backups: ShownBackup[]
  /** Null without a backup, and for one whose list of content is damaged. */
  newest: BackupContent | null
}
