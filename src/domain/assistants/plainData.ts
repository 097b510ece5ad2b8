import { textLines } from '../shared/text/richText'

/**
 * Characters that a reader does not see and a program reads: zero-width ones, those that turn the
 * direction of a line, selectors of variants, and the invisible copies of ASCII (tags).
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}]/gu

/** Formats of the editor and what else browsers draw: `<M8>` in the name of a card is none of them. */
const HTML =
  /<\/?(?:a|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|iframe|img|input|ins|li|link|mark|ol|p|pre|s|script|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul)\b[^<>]*>/i

/** A link leads where its words do not say. */
const LINK = /<a\b[^<>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^<>]*>([\s\S]*?)<\/a>/gi

const withAddresses = (html: string): string =>
  html.replaceAll(
    LINK,
    (_, double: string | undefined, single: string | undefined, words: string) =>
      `${words} (${double ?? single ?? ''})`,
  )

/**
 * A text as its readers see it, with the addresses of its links: without formats, and without
 * invisible characters.
 */
export const seenText = (text: string): string => {
  const seen = text.replace(UNSEEN, '')
  return HTML.test(seen) ? textLines(withAddresses(seen)).replace(UNSEEN, '') : seen
}

/**
 * JSON with each of its texts as `seenText` has it, names of properties apart: they are the product's.
 */
export const plainData = (value: unknown): unknown => {
  if (typeof value === 'string') return seenText(value)
  if (Array.isArray(value)) return value.map(plainData)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainData(one)]))
}

type Place = { holder: Record<string, unknown>; name: string; size: number }

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

/** The largest list or long text in a value, by its own size. */
const largest = (value: unknown): Place | null => {
  let found: Place | null = null
  const visit = (holder: Record<string, unknown>) => {
    for (const [name, one] of Object.entries(holder)) {
      const isShort = Array.isArray(one)
        ? one.length < 2
        : typeof one !== 'string' || one.length < 400
      const size = isShort ? 0 : sizeOf(one)
      if (size > (found?.size ?? 0)) found = { holder, name, size }
      if (typeof one === 'object' && one !== null) visit(one as Record<string, unknown>)
    }
  }
  if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>)
  return found
}

/**
 * A value that fits an answer: while it does not, the half of its largest list, or of its longest text,
 * is left out from the end.
 * @param value JSON; not changed
 * @param max characters of its JSON text
 * @returns the value, and whether something was left out
 */
export const fitting = <T>(value: T, max: number): { value: T; isTruncated: boolean } => {
  const all = { value: JSON.parse(JSON.stringify(value)) as T }
  let isTruncated = false
  while (sizeOf(all.value) > max) {
    const place = largest(all)
    if (!place) break
    const { holder, name } = place
    const one = holder[name] as unknown[] | string
    holder[name] = one.slice(0, Math.floor(one.length / 2))
    isTruncated = true
  }
  return { value: all.value, isTruncated }
}
