import type { ActivityChange } from '@/domain/audit/activity'
import type { ValueShape } from '@/domain/audit/valueShape'
import { intlTagOf, type Locale } from './locales'
import type { MessageKey, Translator } from './messages'
import { accusative } from './accusative'

/** A change with the data that a sentence needs. */
export type SpokenChange = ActivityChange & {
  field: string
  shape: ValueShape['kind']
  /** A consequence of another change, not a user's own action. */
  isDerived: boolean
  isOn: boolean
}

type Words = { locale: Locale; t: Translator }

/** Longer values would hide the sentence; they are shown below it. */
const LONGEST = 60
/** More fields than these are counted, not named. */
const MOST_NAMED = 3

const NO_SENTENCE: readonly ValueShape['kind'][] = ['html', 'values', 'rows', 'rights']

/** First words that stay capitalised within a sentence: names and abbreviations. */
const KEEPS_CAPITAL = /^(\p{Lu}{2}|Türk |Turkish |Türkiye)/u

const lowered = (text: string, locale: Locale): string =>
  KEEPS_CAPITAL.test(text)
    ? text
    : text.charAt(0).toLocaleLowerCase(intlTagOf(locale)) + text.slice(1)

/**
 * A field's label within a sentence: the object of the verb in Turkish, without a capital in
 * English; French and Arabic sentences quote it as it is.
 */
export const fieldInSentence = (label: string, locale: Locale): string => {
  if (locale === 'tr') return lowered(accusative(label), locale)
  return locale === 'en' ? lowered(label, locale) : label
}

const fieldsText = (changes: readonly SpokenChange[], { locale }: Words) =>
  new Intl.ListFormat(intlTagOf(locale)).format(
    changes.map(({ label }) => fieldInSentence(label, locale)),
  )

const oneChange = (change: SpokenChange, words: Words): string => {
  const { t, locale } = words
  const { before, after, label, shape } = change
  const field = fieldInSentence(label, locale)
  if (change.field === 'password') return t('audit.change.password')
  if (shape === 'yesNo') return t(`audit.change.${change.isOn ? 'on' : 'off'}`, { field: label })
  const isLong = before.length > LONGEST || after.length > LONGEST || NO_SENTENCE.includes(shape)
  if (isLong) return t('audit.change.some', { fields: field })
  if (after === '') return t('audit.change.clear', { field, before })
  return t(before === '' ? 'audit.change.set' : 'audit.change.from', { field, before, after })
}

/**
 * What a user changed, as the end of a sentence that begins with the user's name: one field with
 * its values, a few by name, more by number. Derived changes are not mentioned.
 */
export const changesText = (changes: readonly SpokenChange[], words: Words): string => {
  const meant = changes.filter(({ isDerived }) => !isDerived)
  const told = meant.length > 0 ? meant : changes
  const [first] = told
  if (!first) return words.t('audit.what.update')
  if (told.length === 1) return oneChange(first, words)
  if (told.length <= MOST_NAMED)
    return words.t('audit.change.some', { fields: fieldsText(told, words) })
  return words.t('audit.change.many', { n: told.length })
}

/** The event of the record itself, such as its creation. */
export const actionText = (
  own: { action: string; command: string | null; changes: readonly SpokenChange[] },
  words: Words & { isCommand: (verb: string) => boolean },
): string => {
  const { action, command, changes } = own
  if (action === 'update') return changesText(changes, words)
  const verb = action === 'create' && command && words.isCommand(command) ? command : action
  return words.t(`audit.what.${verb}` as MessageKey)
}

/** A part that was added, changed or removed, with its name. */
export type SpokenPart = {
  part: string
  action: string
  name: string
  changes: readonly SpokenChange[]
}

const partKey = (part: string, action: string) =>
  `audit.parts.${part.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.${action}` as MessageKey

/** The event of one part: `kalem ekledi: Vida M8`. */
export const partText = ({ part, action, name, changes }: SpokenPart, words: Words): string => {
  const { t } = words
  if (action !== 'update') return t(partKey(part, action), { n: 1, name })
  // The customer opened the link: a field that the page behind it fills in once.
  if (
    part === 'tender-sends' &&
    changes.length > 0 &&
    changes.every(({ field }) => field === 'openedAt')
  )
    return t('audit.parts.tenderSends.opened')
  return t(partKey(part, 'update'), { name, what: changesText(changes, words) })
}

/** The events of several parts: each kind once, with its number if it occurred more than once. */
export const partsText = (parts: readonly SpokenPart[], words: Words): string => {
  const groups = new Map<string, SpokenPart[]>()
  for (const one of parts) {
    // Consequences of other changes are not mentioned.
    if (one.action === 'update' && one.changes.every(({ isDerived }) => isDerived)) continue
    const key = `${one.part} ${one.action}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
    .map(([first, ...more]) => {
      if (!first) return ''
      if (more.length === 0) return partText(first, words)
      const many = first.action === 'update' ? 'updates' : first.action
      return words.t(partKey(first.part, many), { n: more.length + 1, name: '' })
    })
    .join(', ')
}
