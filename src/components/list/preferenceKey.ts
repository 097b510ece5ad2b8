/** What one person keeps for one list, under a key each, so that one never undoes another. */
export const PREFERENCES = ['size', 'columns', 'view'] as const
export type ListPreference = (typeof PREFERENCES)[number]

/** The key of a preference: `list-size-tenders`. */
export const preferenceKey = (preference: ListPreference, slug: string): string =>
  `list-${preference}-${slug}`
