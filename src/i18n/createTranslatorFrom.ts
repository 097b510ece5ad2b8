import { IntlMessageFormat } from 'intl-messageformat'

import type { Locale } from './locales'
import { intlTagOf } from './locales'
import type { Messages, MessageValues, Translator } from './messages'

type Format = (values: MessageValues) => string

/** The text at a dotted path, or undefined if it is missing. */
export const textAt = (messages: unknown, key: string): string | undefined => {
  let found: unknown = messages
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Record<string, unknown>)[step]
  }
  return typeof found === 'string' ? found : undefined
}

const compile = (text: string, locale: Locale): Format => {
  // Most texts have no argument and need no parser.
  if (!text.includes('{')) return () => text
  // Texts contain no markup, and names may contain "<": tags stay plain characters.
  const message = new IntlMessageFormat(text, intlTagOf(locale), undefined, { ignoreTag: true })
  return (values) => {
    try {
      return String(message.format(withBlanks(message, values)))
    } catch {
      // An invalid value must not break the page: the message is shown with its placeholders
      // unfilled.
      return text
    }
  }
}

/** Absent values are replaced by an empty text: the formatter would fail for the whole sentence. */
const withBlanks = (message: IntlMessageFormat, values: MessageValues) => {
  const complete: Record<string, string | number | boolean> = {}
  for (const [name, value] of Object.entries(values)) complete[name] = value ?? ''
  for (const element of message.getAst()) {
    if ('value' in element && element.type !== 0) complete[element.value] ??= ''
  }
  return complete
}

/**
 * A translator with one language's dictionary, so that a page ships one language only.
 * @param fallback the dictionary used when the first has no such text
 */
export const createTranslatorFrom = (
  messages: Messages,
  locale: Locale,
  fallback?: { messages: Messages; locale: Locale },
): Translator => {
  const formats = new Map<string, Format>()

  const formatOf = (key: string): Format => {
    const own = textAt(messages, key)
    if (own !== undefined) return compile(own, locale)
    const other = fallback && textAt(fallback.messages, key)
    return fallback && other !== undefined ? compile(other, fallback.locale) : () => key
  }

  return (key, values = {}) => {
    let format = formats.get(key)
    if (!format) formats.set(key, (format = formatOf(key)))
    return format(values)
  }
}
