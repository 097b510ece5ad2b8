import type { Payload } from 'payload'
import { cache } from 'react'

import { PREFERENCES } from '@/domain/settings/preferences'
import { readPreferences } from '@/operations/preferences/readPreferences'

const FRAME = [PREFERENCES.keyboard, PREFERENCES.shortcuts, PREFERENCES.language] as const

/** What a person has chosen for the frame of their pages, read once per request. */
export const framePreferences = cache(
  async (payload: Payload, userId: number): Promise<ReadonlyMap<string, unknown>> =>
    readPreferences({ req: { payload }, userId, keys: FRAME }),
)
