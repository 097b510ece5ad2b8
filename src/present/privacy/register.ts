import type { Keep, LegalBasis, PersonalUseName, RetentionEnd } from '@/catalog/personal'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'

/** Data of one table with a purpose; names in the reader's language. */
export type RegisterData = { table: string; name: string; fields: string[] }

/** An entry of the register of processing; `name`, `purpose` and `kept` in the reader's language. */
export type RegisterEntry = {
  use: PersonalUseName
  name: string
  purpose: string
  bases: LegalBasis[]
  kept: string
  end: RetentionEnd
  data: RegisterData[]
}

/** A retention period as a phrase: `2 years after the customer relationship ends`. */
export const keptText = (t: Translator, keep: Keep): string => {
  if ('years' in keep) return t(`privacy.keep.years.${keep.from}`, { n: keep.years })
  if ('days' in keep) return t(`privacy.keep.days.${keep.from}`, { n: keep.days })
  return t(`privacy.keep.until.${keep.from}`)
}

/** The legal bases of an entry in one phrase. */
export const basisText = (t: Translator, bases: readonly LegalBasis[], locale: Locale): string =>
  bases.map((basis) => t(`privacy.bases.${basis}`)).join(locale === 'ar' ? '؛ ' : '; ')

/** What happens after the retention period. */
export const deletionText = (t: Translator, { end }: Pick<RegisterEntry, 'end'>): string =>
  t(`privacy.register.ends.${end}`)

/** Joined field names. */
export const namesText = (names: readonly string[], locale: Locale): string =>
  names.join(locale === 'ar' ? '، ' : ', ')
