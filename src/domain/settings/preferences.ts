/** Where a person's own choices are kept, a row for each key; no two screens share one. */
export const PREFERENCES = {
  appearance: 'ui',
  keyboard: 'keyboard',
  shortcuts: 'shortcuts',
  notifications: 'notifications',
  dashboard: 'dashboard',
  calendar: 'calendar',
  /** The language of the pages a person last had; the product writes it. */
  language: 'language',
} as const

/** What is kept as a person's language; null for anything else than a text. */
export const languageIn = (stored: unknown): string | null => {
  const { locale } = (stored ?? {}) as { locale?: unknown }
  return typeof locale === 'string' ? locale : null
}

/** What a person chooses for a list; each has a key of its own. */
export const LIST_PREFERENCES = ['size', 'columns', 'view'] as const
export type ListPreference = (typeof LIST_PREFERENCES)[number]

/** The key of a choice for one list: `list-size-tenders`. */
export const listPreferenceKey = (preference: ListPreference, slug: string): string =>
  `list-${preference}-${slug}`

/** The key of what somebody said of the columns of files of one kind. */
export const importPreferenceKey = (slug: string): string => `import-columns-${slug}`

/** A preference is a few column names: nobody stores megabytes in one. */
export const MAX_PREFERENCE_BYTES = 64 * 1024

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What becomes of a stored choice when part of it changes: another tab may have changed the rest.
 * @param args.stored as stored now; undefined before the first time
 * @param args.value the whole as the sender knows it
 * @param args.changed the fields the sender changed; without them the whole counts
 */
export const changedPreference = (args: {
  stored: unknown
  value: unknown
  changed?: readonly string[]
}): unknown => {
  const { stored, value, changed } = args
  if (!changed || !isFields(stored) || !isFields(value)) return value
  const part = Object.entries(value).filter(([name]) => changed.includes(name))
  return { ...stored, ...Object.fromEntries(part) }
}

/** The fields of two choices that differ. */
export const changedFields = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
