/**
 * Invisible characters beyond those of `\s`: soft hyphen, zero-width and directional marks, Hangul
 * fillers, the empty Braille cell. A name of only these would be an unclickable row.
 */
const INVISIBLE =
  /[\s\u00ad\u0085\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\uffa0]/

/**
 * Trims a text of blanks and invisible characters of any script; the inside is unchanged. Loops
 * from both ends, because a pattern for trailing blanks takes quadratic time.
 *
 * @returns the text, `''` when nothing visible is left
 */
export const cleanText = (text: string): string => {
  // `charAt` beyond the ends is empty, which ends the loop.
  let start = 0
  while (INVISIBLE.test(text.charAt(start))) start += 1
  let end = text.length
  while (INVISIBLE.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** True for a text with a visible character. */
export const isFilledText = (value: unknown): value is string =>
  typeof value === 'string' && cleanText(value) !== ''

const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'g')

/** The text without any blanks: for codes and numbers. */
export const withoutBlanks = (text: string): string => text.replace(ALL_INVISIBLE, '')
