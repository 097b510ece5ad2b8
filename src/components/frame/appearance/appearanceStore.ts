import { withoutColors, type Appearance } from '@/domain/settings/appearance'
import {
  appearanceFromCookies,
  cookiesOfAppearance,
  OWNER_COOKIE,
} from '@/domain/settings/appearanceCookies'

import { dropCookie, keepCookie, readCookie } from './browserCookies'

/** The key of the signed-in person's preferences on the server (PR4). */
export const APPEARANCE_PREFERENCE = 'ui'
const SAVED_AFTER_MS = 600

/** Writes the preferences into cookies, for the next first paint. */
export const keepAppearance = (appearance: Appearance): void => {
  for (const [name, value] of cookiesOfAppearance(appearance)) {
    if (value === null) dropCookie(name)
    else keepCookie(name, value)
  }
}

/** Marks the cookies as this person's: until sign-out they take precedence. */
export const ownAppearance = (appearance: Appearance, userId: number): void => {
  if (readCookie(OWNER_COOKIE) === String(userId)) return
  keepAppearance(appearance)
  keepCookie(OWNER_COOKIE, String(userId))
}

/** After sign-out: the layout stays in the browser, the colours are removed. */
export const disownAppearance = (): void => {
  if (readCookie(OWNER_COOKIE) === undefined) return
  keepAppearance(withoutColors(appearanceFromCookies(readCookie)))
  dropCookie(OWNER_COOKIE)
}

let waiting: { timer: number; appearance: Appearance } | null = null
let running: Promise<unknown> = Promise.resolve()

const send = async (value: Appearance): Promise<void> => {
  // A failed save is harmless: the cookies have the change, and the next one sends everything
  // again.
  await fetch(`/api/payload-preferences/${APPEARANCE_PREFERENCE}`, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ value }),
  }).catch(() => undefined)
}

/** Flushes the pending save; resolves when nothing is in flight, so that sign-out can follow. */
export const flushAppearance = (): Promise<unknown> => {
  if (waiting) {
    const { timer, appearance } = waiting
    waiting = null
    window.clearTimeout(timer)
    // One after the other, so that the latest change is stored last.
    running = running.then(() => send(appearance))
  }
  return running
}

/** Saves a signed-in person's preferences on the server, debounced. */
export const saveAppearanceSoon = (appearance: Appearance): void => {
  if (waiting) window.clearTimeout(waiting.timer)
  waiting = { timer: window.setTimeout(() => void flushAppearance(), SAVED_AFTER_MS), appearance }
}
