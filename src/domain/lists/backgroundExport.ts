import type { RefusalCode } from '../shared/refusal'

/** From this number of rows on, a list page has its file made in the background. */
export const BACKGROUND_ROWS = 20_000

/** The folder of stored files for those made in the background. Backups leave it out. */
export const EXPORTS_FOLDER = 'exports'

/** Days for which a file made in the background can be downloaded. */
export const EXPORT_DAYS = 1

const DAY_MS = 24 * 60 * 60 * 1000

export type ExportState = 'waiting' | 'running' | 'done' | 'failed'

/** States in which a job has the file to make. */
export const isUnderWay = (state: ExportState): boolean =>
  state === 'waiting' || state === 'running'

/** What decides whether a file can be downloaded. */
type Kept = { state: ExportState; reason: RefusalCode | null; endedAt: Date | null }

/**
 * Whether the file of a background export can be downloaded.
 * @param kept.reason why it failed
 * @param now the current time
 * @returns `exportNotReady` until it is made, the reason if it failed, `notFound` once its time is
 *   over; null when it can be downloaded
 */
export const refuseDownload = ({ state, reason, endedAt }: Kept, now: Date): RefusalCode | null => {
  if (isUnderWay(state)) return 'exportNotReady'
  const isOver = !endedAt || now.getTime() - endedAt.getTime() >= EXPORT_DAYS * DAY_MS
  if (isOver) return 'notFound'
  return state === 'failed' ? (reason ?? 'exportFailed') : null
}
