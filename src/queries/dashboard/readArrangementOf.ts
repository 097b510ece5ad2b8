import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/staffOf'
import { readArrangement, type Arrangement } from '@/domain/dashboard/arrangement'
import { PREFERENCES } from '@/domain/settings/preferences'
import { readPreferences } from '../preferences/readPreferences'

/** How the caller arranged the dashboard; the usual order for whoever never did. */
export const readArrangementOf = async (req: PayloadRequest): Promise<Arrangement> => {
  const userId = staffIdOf(req)
  if (userId === null) return readArrangement(null)
  const key = PREFERENCES.dashboard
  const stored = await readPreferences({ req, userId, keys: [key] })
  return readArrangement(stored.get(key))
}
