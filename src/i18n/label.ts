import { LOCALES, type Locale } from './locales'
import type { MessageKey } from './messages'
import { translate } from './translate'

export type Label = Record<Locale, string>

/** A label in all languages, the form Payload's configuration takes. */
export const label = (key: MessageKey): Label =>
  Object.fromEntries(LOCALES.map((locale) => [locale, translate(locale, key)])) as Label

/** Singular and plural names of a collection, the form `labels` takes. */
export const labels = <N extends string>(
  name: N & (`${N}.singular` | `${N}.plural` extends MessageKey ? unknown : never),
): { singular: Label; plural: Label } => ({
  singular: label(`${name}.singular` as MessageKey),
  plural: label(`${name}.plural` as MessageKey),
})

/**
 * Options of a select field: `options('tenders.statuses', ['draft', 'sent'])`.
 * A value without a text is a compile error.
 */
export const options = <P extends string, const V extends string>(
  prefix: P,
  values: readonly V[] & (`${P}.${V}` extends MessageKey ? unknown : never),
): { value: V; label: Label }[] =>
  (values as readonly V[]).map((value) => ({
    value,
    label: label(`${prefix}.${value}` as MessageKey),
  }))

/**
 * The languages as options of a select field, in the words of the person who chooses one for
 * another.
 */
export const languageOptions = options('common.languages', LOCALES)
