/**
 * Characters without ink beyond those of `\s`: soft hyphen, zero-width and directional marks,
 * fillers of Hangul, the empty Braille cell. A name of only these would be a row nobody can click.
 */
const INVISIBLE =
  /[\s\u00ad\u0085\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\uffa0]/

/**
 * A text without blanks at its ends, whatever the script they come from; what stands inside is
 * kept as written. Walks in from both ends, since a pattern for trailing blanks takes the square
 * of their number.
 *
 * @returns the text, `''` when there is nothing to see in it
 */
export const cleanText = (text: string): string => {
  // Beyond its ends a text has the empty character, which ends the walk.
  let start = 0
  while (INVISIBLE.test(text.charAt(start))) start += 1
  let end = text.length
  while (INVISIBLE.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** True for a text in which something can be seen. */
export const isFilledText = (value: unknown): value is string =>
  typeof value === 'string' && cleanText(value) !== ''

const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'g')

/** The text without any blank, inside neither: for codes and numbers. */
export const withoutBlanks = (text: string): string => text.replace(ALL_INVISIBLE, '')
