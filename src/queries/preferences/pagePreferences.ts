import type { Payload } from 'payload'
import { cache } from 'react'

import { CATALOG } from '@/catalog'
import { LIST_PREFERENCES, listPreferenceKey, PREFERENCES } from '@/domain/settings/preferences'
import { readPreferences } from './readPreferences'

const FRAME = [
  PREFERENCES.appearance,
  PREFERENCES.keyboard,
  PREFERENCES.shortcuts,
  PREFERENCES.language,
]
const LISTS = CATALOG.entities.flatMap(({ slug }) =>
  LIST_PREFERENCES.map((preference) => listPreferenceKey(preference, slug)),
)
const KEYS: readonly string[] = [...FRAME, ...LISTS]

/**
 * A user's preferences for the page frame and lists, all read once per request: the frame does not
 * know which list it contains, and few are stored.
 */
export const pagePreferences = cache(
  async (payload: Payload, userId: number): Promise<ReadonlyMap<string, unknown>> =>
    readPreferences({ req: { payload }, userId, keys: KEYS }),
)
