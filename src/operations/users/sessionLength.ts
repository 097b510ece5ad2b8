const HOUR_MS = 60 * 60 * 1000

/** A session of a browser window: each refresh extends it to 8 hours, up to 12 in total. */
const WINDOW = { lengthMs: 8 * HOUR_MS, absoluteMs: 12 * HOUR_MS }
/** "Remember me": 30 days from signing in, whatever is refreshed. */
const REMEMBERED = { lengthMs: 30 * 24 * HOUR_MS, absoluteMs: 30 * 24 * HOUR_MS }

export type SessionLength = { expiresAt: Date; isRemembered: boolean }

/**
 * Expiry of a new session.
 * @param args.isRemembered whether "remember me" was chosen
 * @param args.now the present instant, of the database
 */
export const newSession = (args: { isRemembered: boolean; now: Date }): SessionLength => {
  const { isRemembered, now } = args
  const { lengthMs } = isRemembered ? REMEMBERED : WINDOW
  return { expiresAt: new Date(now.getTime() + lengthMs), isRemembered }
}

/**
 * Expiry of a refreshed session: it keeps its original length (a refresh must not turn 8 hours into
 * 30 days), and never exceeds its absolute limit.
 * @param args.createdAt when the person signed in
 * @param args.expiresAt its former expiry
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
