import { cookies } from 'next/headers'
import type { Payload } from 'payload'
import { cache } from 'react'

import { appearanceOf, anonymousAppearance, type Appearance } from '@/domain/settings/appearance'
import { appearanceFromCookies, OWNER_COOKIE } from '@/domain/settings/appearanceCookies'
import { PREFERENCES } from '@/domain/settings/preferences'
import { pagePreferences } from '@/queries/preferences/pagePreferences'
import { siteOf, siteTitleOf } from '@/queries/settings/siteOf'

const storedChoices = async (payload: Payload, userId: number): Promise<unknown> => {
  const stored = await pagePreferences(payload, userId)
  return stored.get(PREFERENCES.appearance) ?? null
}

/**
 * The preferences this page is rendered with. Cookies of this user take precedence, because the
 * browser knows a change before the server does. On a browser last used by another user, the
 * preferences stored on the server are used, never the other user's colours and direction.
 * @param payload the running instance
 * @param userId the signed-in user, if any
 */
export const appearanceOnServer = cache(
  async (payload: Payload, userId: number | null): Promise<Appearance> => {
    const jar = await cookies()
    const kept = appearanceFromCookies((name) => jar.get(name)?.value)
    if (userId === null) return anonymousAppearance(kept)
    if (jar.get(OWNER_COOKIE)?.value === String(userId)) return kept
    const stored = await storedChoices(payload, userId)
    return stored === null ? anonymousAppearance(kept) : appearanceOf(stored)
  },
)

/** What the shell of a page needs: its appearance, the title of the site and the company's time zone. */
export const shellOnServer = async (payload: Payload, userId: number | null) => {
  const [appearance, siteTitle, { timeZone }] = await Promise.all([
    appearanceOnServer(payload, userId),
    siteTitleOf(payload),
    siteOf(payload),
  ])
  return { appearance, siteTitle, timeZone }
}
