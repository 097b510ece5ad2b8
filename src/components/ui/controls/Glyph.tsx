import './glyph.css'

export type GlyphName =
  | 'dots'
  | 'eye'
  | 'point'
  | 'check'
  | 'ban'
  | 'alert'
  | 'info'
  | 'first'
  | 'previous'
  | 'chevron'
  | 'last'

type Props = {
  name: GlyphName
  /** It points along the reading direction. */
  isMirrored?: boolean
}

/**
 * An icon that occurs many times on a page, as in every row of a list: drawn by the style sheet,
 * because as SVG it would be most of the HTML of a row. Decoration only: the label of its button
 * says what it does.
 */
export const Glyph = ({ name, isMirrored }: Props) => (
  <i aria-hidden="true" className={`ui-glyph ui-glyph--${name}${isMirrored ? ' mirrored' : ''}`} />
)
