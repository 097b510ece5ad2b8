import { withoutColors, type Appearance } from '@/domain/settings/appearance'
import {
  appearanceFromCookies,
  cookiesOfAppearance,
  OWNER_COOKIE,
} from '@/domain/settings/appearanceCookies'

import { dropCookie, keepCookie, readCookie } from './browserCookies'

/** Where the server keeps the choices of the person who is signed in (PR4). */
export const APPEARANCE_PREFERENCE = 'ui'
const SAVED_AFTER_MS = 600

/** Writes the choices into the browser, at once, for the next first paint. */
export const keepAppearance = (appearance: Appearance): void => {
  for (const [name, value] of cookiesOfAppearance(appearance)) {
    if (value === null) dropCookie(name)
    else keepCookie(name, value)
  }
}

/** From now on the cookies are this person's: until they sign out, they are read first. */
export const ownAppearance = (appearance: Appearance, userId: number): void => {
  if (readCookie(OWNER_COOKIE) === String(userId)) return
  keepAppearance(appearance)
  keepCookie(OWNER_COOKIE, String(userId))
}

/** Nobody is signed in any more: the layout stays with the browser, the colours leave it. */
export const disownAppearance = (): void => {
  if (readCookie(OWNER_COOKIE) === undefined) return
  keepAppearance(withoutColors(appearanceFromCookies(readCookie)))
  dropCookie(OWNER_COOKIE)
}

let waiting: { timer: number; appearance: Appearance } | null = null
let running: Promise<unknown> = Promise.resolve()

const send = async (value: Appearance): Promise<void> => {
  // A lost save costs little: this browser keeps the choice, and the next change sends all again.
  await fetch(`/api/payload-preferences/${APPEARANCE_PREFERENCE}`, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ value }),
  }).catch(() => undefined)
}

/** Sends what still waits; settles once nothing is under way, so that signing out can follow. */
export const flushAppearance = (): Promise<unknown> => {
  if (waiting) {
    const { timer, appearance } = waiting
    waiting = null
    window.clearTimeout(timer)
    // One after the other: the later choice must be the one that stays.
    running = running.then(() => send(appearance))
  }
  return running
}

/** Saves the choices of a signed-in person on the server once they have stopped choosing. */
export const saveAppearanceSoon = (appearance: Appearance): void => {
  if (waiting) window.clearTimeout(waiting.timer)
  waiting = { timer: window.setTimeout(() => void flushAppearance(), SAVED_AFTER_MS), appearance }
}
