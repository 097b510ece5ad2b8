import { anonymousAppearance, type Appearance } from '@/domain/settings/appearance'
import {
  appearanceFromCookies,
  cookiesOfAppearance,
  OWNER_COOKIE,
} from '@/domain/settings/appearanceCookies'

import { keepPreference } from '../../ui/requests/preferenceStore'
import { PREFERENCES } from '@/domain/settings/preferences'

import { dropCookie, keepCookie, readCookie } from './browserCookies'

const SAVED_AFTER_MS = 600

/** Writes the preferences into cookies, for the next first paint. */
const keepAppearance = (appearance: Appearance): void => {
  for (const [name, value] of cookiesOfAppearance(appearance)) {
    if (value === null) dropCookie(name)
    else keepCookie(name, value)
  }
}

/** Writes only the difference: another tab may have changed the rest. */
export const keepChange = (before: Appearance, after: Appearance): void => {
  const known = new Map(cookiesOfAppearance(before))
  for (const [name, value] of cookiesOfAppearance(after)) {
    if (known.get(name) === value) continue
    if (value === null) dropCookie(name)
    else keepCookie(name, value)
  }
}

/** Marks the cookies as this user's: until sign-out they take precedence. */
export const ownAppearance = (appearance: Appearance, userId: number): void => {
  if (readCookie(OWNER_COOKIE) === String(userId)) return
  keepAppearance(appearance)
  keepCookie(OWNER_COOKIE, String(userId))
}

/** After sign-out: the layout stays in the browser, colours and direction are removed. */
export const disownAppearance = (): void => {
  if (readCookie(OWNER_COOKIE) === undefined) return
  keepAppearance(anonymousAppearance(appearanceFromCookies(readCookie)))
  dropCookie(OWNER_COOKIE)
}

let waiting: number | null = null
/** Local changes that are not stored yet; another tab may have changed the rest. */
let unsent: { appearance: Appearance; changed: readonly string[] } | null = null
let running: Promise<unknown> = Promise.resolve()

const send = async (): Promise<void> => {
  if (!unsent) return
  const { appearance: value, changed } = unsent
  unsent = null
  try {
    await keepPreference({ key: PREFERENCES.appearance, value, changed })
  } catch {
    // A failed save is harmless: the cookies have the change, and the next save sends it again.
    const later: { changed?: readonly string[]; appearance?: Appearance } = unsent ?? {}
    unsent = {
      appearance: later.appearance ?? value,
      changed: [...changed, ...(later.changed ?? [])],
    }
  }
}

/** Flushes the pending save; resolves when nothing is in flight, so that sign-out can follow. */
export const flushAppearance = (): Promise<unknown> => {
  if (waiting !== null) {
    window.clearTimeout(waiting)
    waiting = null
    // One after the other, so that the latest change is stored last.
    running = running.then(send)
  }
  return running
}

/** Saves what a signed-in person changed on the server, debounced. */
export const saveAppearanceSoon = (appearance: Appearance, changed: readonly string[]): void => {
  unsent = { appearance, changed: [...(unsent?.changed ?? []), ...changed] }
  if (waiting !== null) window.clearTimeout(waiting)
  waiting = window.setTimeout(() => void flushAppearance(), SAVED_AFTER_MS)
}
