/**
 * The formats of the rich-text editor. Colours, fonts and sizes are names, kept as classes: a
 * stored text stays readable in dark, and no style is ever stored.
 */
export const TEXT_COLORS = ['red', 'orange', 'green', 'blue', 'purple', 'grey'] as const
export const TEXT_SIZES = ['small', 'large', 'huge'] as const
export const TEXT_FONTS = ['serif', 'monospace'] as const
export const TEXT_ALIGNS = ['center', 'right', 'justify'] as const
export const HEADER_LEVELS = [1, 2, 3, 4, 5, 6] as const

const classes = (prefix: string, names: readonly (string | number)[]) =>
  names.map((name) => `ql-${prefix}-${name}`)

/** Every class a formatted text may carry. */
export const RICH_TEXT_CLASSES: readonly string[] = [
  ...classes('color', TEXT_COLORS),
  ...classes('bg', TEXT_COLORS),
  ...classes('size', TEXT_SIZES),
  ...classes('font', TEXT_FONTS),
  ...classes('align', TEXT_ALIGNS),
  ...classes('indent', [1, 2, 3, 4, 5, 6, 7, 8]),
]

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Formatted text of what may be plain: a text without a tag keeps its lines as paragraphs, so that
 * notes sent by programs look as they were written.
 * @param text what was typed or sent
 */
export const asRichText = (text: string): string => {
  if (text.trim() === '' || /<\/?[a-z][^<>]*>/i.test(text)) return text
  const escaped = text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
  return escaped
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join('')
}
