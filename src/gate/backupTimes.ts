import { listBackups } from '@/operations/backups/folder'

/**
 * When the installation was backed up last, and when a backup was last restored as a trial.
 * @param dir the folder of its backups
 * @returns seconds since 1970; 0 for what never happened
 */
export const backupTimes = async (dir: string): Promise<{ backup: number; proof: number }> => {
  const backups = await listBackups(dir)
  const secondsOf = (moment: Date | null | undefined) => (moment?.getTime() ?? 0) / 1000
  return {
    backup: secondsOf(backups[0]?.at),
    proof: Math.max(0, ...backups.map(({ provenAt }) => secondsOf(provenAt))),
  }
}
