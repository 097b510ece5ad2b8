/** Keys of a user's stored preferences, one row each; no two screens share one. */
export const PREFERENCES = {
  appearance: 'ui',
  keyboard: 'keyboard',
  shortcuts: 'shortcuts',
  notifications: 'notifications',
  /** When notifications of each kind are mailed; written by `changeMailChoices`. */
  mails: 'notification-mails',
  dashboard: 'dashboard',
  calendar: 'calendar',
  /** Pairs of customers that are not duplicates, by `pairOf`. */
  notSame: 'not-same',
  /** The language of the user's last page; written by the product. */
  language: 'language',
} as const

/** A stored language; null for anything but a text. */
export const languageIn = (stored: unknown): string | null => {
  const { locale } = (stored ?? {}) as { locale?: unknown }
  return typeof locale === 'string' ? locale : null
}

/** A user's preferences for a list; each has its own key. */
export const LIST_PREFERENCES = ['size', 'columns', 'view'] as const
export type ListPreference = (typeof LIST_PREFERENCES)[number]

/** The key of a preference for one list: `list-size-tenders`. */
export const listPreferenceKey = (preference: ListPreference, slug: string): string =>
  `list-${preference}-${slug}`

/** The key of the stored column mapping for files of one kind. */
export const importPreferenceKey = (slug: string): string => `import-columns-${slug}`

/** Limits the size: a preference is a few column names. */
export const MAX_PREFERENCE_BYTES = 64 * 1024

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Merges a partial change into a stored preference: another tab may have changed the rest.
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

/** The fields in which two preferences differ. */
export const changedFields = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
