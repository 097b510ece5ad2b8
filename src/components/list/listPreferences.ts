import type { PayloadRequest } from 'payload'
import { listLimitOf } from '@/domain/lists/pageSizes'
import { PREFERENCES, preferenceKey, type ListPreference } from './preferenceKey'

export type ListPreferences = { limit?: number | 'all'; columns: readonly string[]; view: number }

const columnsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []

/** The reader's preferences for a list: page size, columns and default view. */
export const listPreferences = async (args: {
  req: PayloadRequest
  slug: string
}): Promise<ListPreferences> => {
  const { req, slug } = args
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    depth: 0,
    // First saved in two tabs at once, a preference has two rows: the last one counts.
    sort: '-updatedAt',
    pagination: false,
    where: {
      and: [
        { key: { in: PREFERENCES.map((preference) => preferenceKey(preference, slug)) } },
        { 'user.relationTo': { equals: req.user?.collection } },
        { 'user.value': { equals: req.user?.id } },
      ],
    },
    req,
  })
  const valueOf = (preference: ListPreference): unknown =>
    docs.find(({ key }) => key === preferenceKey(preference, slug))?.value
  return {
    limit: listLimitOf(valueOf('size')),
    columns: columnsOf(valueOf('columns')),
    view: Number(valueOf('view')) || 0,
  }
}
