import { cookies } from 'next/headers'
import type { Payload } from 'payload'
import { cache } from 'react'

import { appearanceOf, withoutColors, type Appearance } from '@/domain/settings/appearance'
import { appearanceFromCookies, OWNER_COOKIE } from '@/domain/settings/appearanceCookies'

import { APPEARANCE_PREFERENCE } from './appearanceStore'

const storedChoices = async (payload: Payload, userId: number): Promise<unknown> => {
  const { docs } = await payload.db.find<{ id: number; value?: unknown }>({
    collection: 'payload-preferences',
    limit: 1,
    pagination: false,
    // First saved in two tabs at once, a preference has two rows: the last one counts.
    sort: '-updatedAt',
    where: {
      and: [
        { key: { equals: APPEARANCE_PREFERENCE } },
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: userId } },
      ],
    },
  })
  return docs[0]?.value ?? null
}

/**
 * The look this page is drawn with (PR3, PR4). Cookies that are this person's own are read first,
 * since they know a change before the server does; after signing in on a browser that was somebody
 * else's, what the server keeps wins, and colours of others are never taken over.
 * @param payload the running instance
 * @param userId whoever is signed in, or nobody
 */
export const appearanceOnServer = cache(
  async (payload: Payload, userId: number | null): Promise<Appearance> => {
    const jar = await cookies()
    const kept = appearanceFromCookies((name) => jar.get(name)?.value)
    if (userId === null) return withoutColors(kept)
    if (jar.get(OWNER_COOKIE)?.value === String(userId)) return kept
    const stored = await storedChoices(payload, userId)
    return stored === null ? withoutColors(kept) : appearanceOf(stored)
  },
)
