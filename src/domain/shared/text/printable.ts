/** Signs without ink that would change what stands around them: controls, and marks of direction. */
const HIDDEN =
  /[^\P{Cc}\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu
/** Pictures in colour, and what joins or colours them; no font of a paper has them. */
const EMOJI = /\p{Emoji_Presentation}|[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/gu
/**
 * Vowel signs of Arabic, which readers do without. A font draws letter and sign as one cluster, and
 * the letter would be found with that sign wherever it stands: searching would miss it.
 */
const VOWEL_SIGNS = /[\u064b-\u0652\u0670]/g
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * A text as it may be printed: what has no ink, or no sign in a font, is left out; lines stay.
 * @param text whatever somebody wrote
 */
export const printable = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(LONE_SURROGATE, '')
    .replace(HIDDEN, '')
    .replace(VOWEL_SIGNS, '')
    .replace(EMOJI, '')
