import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { listLimitOf } from '@/domain/lists/pageSizes'
import { listPreferenceKey, type ListPreference } from '@/domain/settings/preferences'
import { pagePreferences } from '../preferences/pagePreferences'

export type ListPreferences = { limit?: number | 'all'; columns: readonly string[]; view: number }

const columnsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []

/** The reader's preferences for a list: page size, columns and default view. */
export const listPreferences = async (args: {
  req: PayloadRequest
  slug: string
}): Promise<ListPreferences> => {
  const { req, slug } = args
  const userId = staffIdOf(req)
  const stored =
    userId !== null ? await pagePreferences(req.payload, userId) : new Map<string, unknown>()
  const valueOf = (preference: ListPreference): unknown =>
    stored.get(listPreferenceKey(preference, slug))
  return {
    limit: listLimitOf(valueOf('size')),
    columns: columnsOf(valueOf('columns')),
    view: Number(valueOf('view')) || 0,
  }
}
