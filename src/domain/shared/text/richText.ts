/**
 * The formats of formatted text and their stored names. Sizes, fonts, alignments and the named
 * colours are classes with Quill's names; any other colour is a style.
 */
export const TEXT_COLORS = ['red', 'orange', 'green', 'blue', 'purple', 'grey'] as const
export const TEXT_SIZES = ['small', 'large', 'huge'] as const
export const TEXT_FONTS = ['serif', 'monospace'] as const
export const TEXT_ALIGNS = ['center', 'right', 'justify'] as const
export const HEADER_LEVELS = [1, 2, 3, 4, 5, 6] as const
export const MAX_INDENT = 8

export type TextColor = (typeof TEXT_COLORS)[number]
export type TextSize = (typeof TEXT_SIZES)[number]
export type TextFont = (typeof TEXT_FONTS)[number]
export type TextAlign = (typeof TEXT_ALIGNS)[number]

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escapes a text for HTML. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)

/**
 * Formatted text from a value that may be plain: the lines of a text without tags become
 * paragraphs, so that notes sent by programs keep their layout.
 * @param text what was typed or sent
 */
export const asRichText = (text: string): string => {
  if (text.trim() === '' || /<\/?[a-z][^<>]*>/i.test(text)) return text
  return escapeText(text)
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join('')
}

const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#39;/g, '’'],
  [/&amp;/g, '&'],
]

/** The plain text of formatted text, a line for each paragraph. */
export const textLines = (html: string): string =>
  ENTITIES.reduce(
    (text, [entity, sign]) => text.replace(entity, sign),
    asRichText(html)
      .replace(/<(?:br|\/p|\/li|\/div|\/blockquote|\/pre|\/h\d)[^<>]*>/g, '\n')
      .replace(/<li[^<>]*>/g, '\n• ')
      .replace(/<[^<>]*>/g, ''),
  )
    .replace(/\n\s*\n/g, '\n')
    .trim()

/** The plain text of formatted text in one line, for a cell, an option or the audit trail. */
export const plainText = (html: string): string =>
  textLines(html.replace(/<li[^<>]*>/g, '<p>')).replace(/\s+/g, ' ')
