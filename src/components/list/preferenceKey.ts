/**
 * The preferences of a list, each under a key of its own, so that concurrent saves do not overwrite
 * each other.
 */
export const PREFERENCES = ['size', 'columns', 'view'] as const
export type ListPreference = (typeof PREFERENCES)[number]

/** The key of a preference: `list-size-tenders`. */
export const preferenceKey = (preference: ListPreference, slug: string): string =>
  `list-${preference}-${slug}`
