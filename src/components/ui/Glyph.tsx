import './glyph.css'

export type GlyphName = 'dots' | 'eye' | 'point' | 'check' | 'ban' | 'alert' | 'info'

/**
 * An icon that stands in every row of a list: drawn by the style sheet, because as SVG it would be
 * most of the HTML of a row. Decoration; what it is on says what it does.
 */
export const Glyph = ({ name }: { name: GlyphName }) => (
  <i aria-hidden="true" className={`ui-glyph ui-glyph--${name}`} />
)
