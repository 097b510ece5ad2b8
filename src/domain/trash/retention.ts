/** How long a deleted record can be restored. */
export const TRASH_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Whole days until a deleted record is purged, a started day included; 0 once the period is over.
 * All of them for one deleted at this moment.
 * @param deletedAt when it was deleted
 * @param now the present instant
 */
export const daysLeft = (deletedAt: Date | string, now: Date): number => {
  const gone = new Date(deletedAt).getTime() + TRASH_DAYS * DAY_MS
  return Math.min(TRASH_DAYS, Math.max(0, Math.ceil((gone - now.getTime()) / DAY_MS)))
}
