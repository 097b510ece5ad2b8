import { textLines } from '../shared/text/richText'

/**
 * Invisible characters that a program still reads: zero-width ones, direction marks, variation
 * selectors, and the invisible copies of ASCII (tags).
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}]/gu

/** HTML tags that the editor or browsers render; `<M8>` in a card's name is not one. */
const HTML =
  /<\/?(?:a|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|iframe|img|input|ins|li|link|mark|ol|p|pre|s|script|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul)\b[^<>]*>/i

/** The start tag of a link with its address, or an end tag. One pattern for both takes quadratic time. */
const LINK_TAG = /<a\b[^<>]*?\bhref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>|<\/a>/gi

/** Adds the address of each link after its text, which may name another one. */
const withAddresses = (html: string): string => {
  const open: string[] = []
  return html.replaceAll(LINK_TAG, (tag, double?: string, single?: string) => {
    const address = double ?? single
    if (address !== undefined) {
      open.push(address)
      return tag
    }
    const own = open.pop()
    return own === undefined ? tag : ` (${own})${tag}`
  })
}

/**
 * A text as readers see it, with the addresses of its links: without tags and invisible characters.
 */
export const seenText = (text: string): string => {
  const seen = text.replace(UNSEEN, '')
  return HTML.test(seen) ? textLines(withAddresses(seen)).replace(UNSEEN, '') : seen
}

/**
 * Applies `seenText` to every text of a JSON value except property names, which are the product's
 * own.
 */
export const plainData = (value: unknown): unknown => {
  if (typeof value === 'string') return seenText(value)
  if (Array.isArray(value)) return value.map(plainData)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainData(one)]))
}

type Place = { holder: Record<string, unknown>; name: string; size: number }

const sizeOf = (value: unknown): number => JSON.stringify(value).length

/** The largest list or long text in a value, by its own size. */
const largest = (value: Record<string, unknown>): Place | null => {
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
  visit(value)
  return found
}

/**
 * Shortens a value to fit a response: while it is too long, the second half of its largest list or
 * longest text is removed.
 * @param value JSON; not changed
 * @param max characters of its JSON text
 * @returns the value, and whether something was removed
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
