const HOUR_MS = 60 * 60 * 1000
/** Longest time without a backup: a day, plus the time to make one. */
const BACKUP_MS = 26 * HOUR_MS
/** Longest time without a test restore: a week, plus a day to run it. */
const PROOF_MS = 8 * 24 * HOUR_MS

type Dated = { at: Date; provenAt: Date | null }

/**
 * Whether no backup was test-restored lately.
 * @param backups in any order
 * @param now the present moment
 */
export const isProofOld = (backups: readonly Dated[], now: Date): boolean =>
  !backups.some(({ provenAt }) => provenAt && now.getTime() - provenAt.getTime() < PROOF_MS)

/** What is wrong with the backups of an installation as a whole. */
export type BackupWarning = 'none' | 'old' | 'unproven'

/**
 * What an administrator must look at: no backup at all, none of the last 26 hours, or no test
 * restore in the last 8 days. A new installation gets no warning before its first test restore, on
 * Sunday.
 * @param backups all of them, in any order
 * @param now the present moment
 */
export const warningsOf = (backups: readonly Dated[], now: Date): BackupWarning[] => {
  if (backups.length === 0) return ['none']
  const ages = backups.map(({ at }) => now.getTime() - at.getTime())
  return [
    ...(Math.min(...ages) > BACKUP_MS ? (['old'] as const) : []),
    ...(Math.max(...ages) > PROOF_MS && isProofOld(backups, now) ? (['unproven'] as const) : []),
  ]
}
