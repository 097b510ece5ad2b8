const HOUR_MS = 60 * 60 * 1000

/** A session of a browser window: each refresh adds up to 8 hours, within 12 in all. */
const WINDOW = { lengthMs: 8 * HOUR_MS, absoluteMs: 12 * HOUR_MS }
/** "Remember me": 30 days from signing in, whatever is refreshed. */
const REMEMBERED = { lengthMs: 30 * 24 * HOUR_MS, absoluteMs: 30 * 24 * HOUR_MS }

export type SessionLength = { expiresAt: Date; isRemembered: boolean }

/**
 * When a new session ends.
 * @param args.isRemembered whether "remember me" was chosen
 * @param args.now the present instant, of the database
 */
export const newSession = (args: { isRemembered: boolean; now: Date }): SessionLength => {
  const { isRemembered, now } = args
  const { lengthMs } = isRemembered ? REMEMBERED : WINDOW
  return { expiresAt: new Date(now.getTime() + lengthMs), isRemembered }
}

/**
 * When a refreshed session ends: it keeps the length it was made with (a refresh must not turn 8
 * hours into 30 days), and never outlives its absolute limit.
 * @param args.createdAt when the person signed in
 * @param args.expiresAt when it would have ended
 * @param args.now the present instant, of the database
 */
export const extendedSession = (args: {
  createdAt: Date
  expiresAt: Date
  now: Date
}): SessionLength => {
  const { createdAt, expiresAt, now } = args
  const isRemembered = expiresAt.getTime() - createdAt.getTime() > WINDOW.absoluteMs
  const { lengthMs, absoluteMs } = isRemembered ? REMEMBERED : WINDOW
  const end = Math.min(now.getTime() + lengthMs, createdAt.getTime() + absoluteMs)
  return { expiresAt: new Date(end), isRemembered }
}
