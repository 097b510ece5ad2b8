/** How long a deleted record can be restored. */
export const TRASH_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Whole days until a deleted record goes for ever, a begun one counted; 0 once its time is over. Of
 * one that is deleted while it is read, all of them.
 * @param deletedAt when it was deleted
 * @param now the present instant
 */
export const daysLeft = (deletedAt: Date | string, now: Date): number => {
  const gone = new Date(deletedAt).getTime() + TRASH_DAYS * DAY_MS
  return Math.min(TRASH_DAYS, Math.max(0, Math.ceil((gone - now.getTime()) / DAY_MS)))
}
