import type { Payload } from 'payload'

/**
 * Work that happens later: at its times, once across all instances, again after a failure. It may
 * run twice all the same (a server that dies, a slow run that expires), so doing it twice is
 * harmless.
 */
export type Job = {
  /** Also the name of its queue; never reused for other work. */
  name: string
  /** When, in UTC: minute, hour, day, month, weekday. A missed time is made up by the next one. */
  cron: string
  /** Longer than it ever takes: after that many seconds it counts as dead and is tried again. */
  expireInSeconds: number
  run: (payload: Payload) => Promise<void>
}
