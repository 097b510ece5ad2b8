import type { Locale } from '@/i18n/locales'
import type { EditorRow } from './EditorRow'

/** Caches a computed value per line until the line changes: a keystroke changes one of up to 300. */
export const perRow = <T>(make: (row: EditorRow, locale: Locale) => T) => {
  const kept = new WeakMap<EditorRow, { locale: Locale; made: T }>()
  return (row: EditorRow, locale: Locale): T => {
    const before = kept.get(row)
    if (before?.locale === locale) return before.made
    const made = make(row, locale)
    kept.set(row, { locale, made })
    return made
  }
}
