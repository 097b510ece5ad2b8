/**
 * Invisible characters that would change the text around them: controls, and marks of direction.
 */
const HIDDEN =
  /[^\P{Cc}\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu
/** Colour emoji and their modifiers; no font of the printed documents has them. */
const EMOJI = /\p{Emoji_Presentation}|[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/gu
/**
 * Arabic vowel signs, which readers do without. Fonts draw a letter and its sign as one cluster:
 * the PDF would then map the letter to both, and searching it would fail.
 */
const VOWEL_SIGNS = /[\u064b-\u0652\u0670]/g
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * A text for printing: invisible characters and those without a glyph are removed; line breaks
 * stay.
 * @param text any user input
 */
export const printable = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(LONE_SURROGATE, '')
    .replace(HIDDEN, '')
    .replace(VOWEL_SIGNS, '')
    .replace(EMOJI, '')
