import {
  MAX_INDENT,
  TEXT_ALIGNS,
  TEXT_COLORS,
  TEXT_FONTS,
  TEXT_SIZES,
  type TextAlign,
  type TextColor,
  type TextFont,
  type TextSize,
} from './richText'
import { hexOf } from './textColor'
import { familyOf, sizeOf, type Style, styleOf } from './textStyle'

/** Character formats; a colour is one of our names or `#rrggbb`. */
export type InlineFormats = {
  color?: string
  background?: string
  font?: TextFont
  size?: TextSize
}
/** Paragraph formats; `right` means the end of the line. */
export type BlockFormats = { align?: TextAlign; indent?: number; dir?: 'ltr' | 'rtl' }

export type Attributes = Readonly<Record<string, string | undefined>>

/** Colours with a Quill class without a named colour of this product. */
const CLASS_COLORS: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  yellow: '#ffff00',
}

const oneOf = <Name extends string>(names: readonly Name[], value: string | undefined) =>
  names.find((name) => name === value)

const classValue = (classes: readonly string[], prefix: string): string | undefined =>
  classes.find((name) => name.startsWith(`ql-${prefix}-`))?.slice(prefix.length + 4)

const classesOf = (attributes: Attributes): string[] => (attributes.class ?? '').split(/\s/)

const colorOf = (named: string | undefined, css: string | undefined): string | undefined =>
  oneOf<string>(TEXT_COLORS, named) ??
  (named === undefined ? undefined : CLASS_COLORS[named]) ??
  (css === undefined ? undefined : hexOf(css))

/** A colour is often part of the shorthand: `background: yellow`. */
const backgroundIn = (style: Style) => style['background-color'] ?? style.background

/** The character formats in an element's attributes, from Quill, a word processor or ourselves. */
export const inlineFormats = (attributes: Attributes): InlineFormats => {
  const classes = classesOf(attributes)
  const style = styleOf(attributes.style)
  return {
    color: colorOf(classValue(classes, 'color'), style.color ?? attributes.color),
    background: colorOf(classValue(classes, 'bg'), backgroundIn(style)),
    font:
      oneOf(TEXT_FONTS, classValue(classes, 'font')) ??
      familyOf(style['font-family'] ?? attributes.face),
    size:
      oneOf(TEXT_SIZES, classValue(classes, 'size')) ?? sizeOf(style['font-size'], attributes.size),
  }
}

const isAtEnd = (align: string | undefined, dir: BlockFormats['dir']): boolean =>
  align === 'end' || align === (dir === 'rtl' ? 'left' : 'right')

const alignOf = (align: string | undefined, dir: BlockFormats['dir']): TextAlign | undefined =>
  align === 'center' || align === 'justify' ? align : isAtEnd(align, dir) ? 'right' : undefined

const indentOf = (value: string | undefined): number | undefined => {
  const level = Math.min(Number.parseInt(value ?? '', 10), MAX_INDENT)
  return level > 0 ? level : undefined
}

/**
 * The paragraph formats in an element's attributes. Left and right are physical: in a right-to-left
 * text lines begin on the right.
 */
export const blockFormats = (attributes: Attributes): BlockFormats => {
  const classes = classesOf(attributes)
  const style = styleOf(attributes.style)
  const named = classes.includes('ql-direction-rtl') ? 'rtl' : undefined
  const dir = oneOf(['ltr', 'rtl'], attributes.dir ?? named ?? style.direction)
  const ours = oneOf(TEXT_ALIGNS, classValue(classes, 'align'))
  return {
    // Our class means the end of the line, Quill's the right side: they differ in right-to-left
    // text.
    align: ours && !named ? ours : alignOf(ours ?? style['text-align'] ?? attributes.align, dir),
    indent: indentOf(classValue(classes, 'indent')),
    dir,
  }
}

/** True for a named colour, which follows the theme. */
export const isNamedColor = (color: string | undefined): color is TextColor =>
  oneOf<string>(TEXT_COLORS, color) !== undefined

/** The classes of formats; free colours have none. */
export const formatClasses = (formats: InlineFormats & BlockFormats): string =>
  [
    isNamedColor(formats.color) && `ql-color-${formats.color}`,
    isNamedColor(formats.background) && `ql-bg-${formats.background}`,
    formats.font && `ql-font-${formats.font}`,
    formats.size && `ql-size-${formats.size}`,
    formats.align && `ql-align-${formats.align}`,
    formats.indent && `ql-indent-${formats.indent}`,
  ]
    .filter(Boolean)
    .join(' ')

/**
 * The free colours as declarations.
 * @param names the properties: those of CSS in stored HTML, on a screen those of the theme, which
 * keep any colour readable in dark mode
 */
export const colorStyle = (
  { color, background }: InlineFormats,
  names: { color: string; background: string },
): string =>
  [
    color && !isNamedColor(color) && `${names.color}: ${color}`,
    background && !isNamedColor(background) && `${names.background}: ${background}`,
  ]
    .filter(Boolean)
    .join('; ')

/** CSS properties of colours in stored HTML. */
export const STORED_COLORS = { color: 'color', background: 'background-color' } as const
/** CSS variables of colours on a screen, used by `formattedText.css`. */
export const SHOWN_COLORS = { color: '--ink', background: '--paper' } as const
