import { TEXT_FONTS, TEXT_SIZES } from '@/domain/shared/text/richText'
import { isNamedColor, type InlineFormats } from '@/domain/shared/text/textFormats'
import { styleOf } from '@/domain/shared/text/textStyle'

/**
 * Character formats as inline style of Lexical's text nodes. The values are names, resolved in
 * `formattedText.css`, so that the editor looks like all other places.
 */
export type LetterFormat = keyof InlineFormats

const PROPERTIES: Readonly<Record<LetterFormat, string>> = {
  color: '--ink',
  background: '--paper',
  font: 'font-family',
  size: 'font-size',
}
const TOKENS: Readonly<Record<LetterFormat, string>> = {
  color: 'ink',
  background: 'paper',
  font: 'letters',
  size: 'size',
}
/** The CSS property of a format. */
export const propertyOf = (format: LetterFormat): string => PROPERTIES[format]

export const LETTER_FORMATS = Object.keys(PROPERTIES) as LetterFormat[]

const NAMES: Readonly<Partial<Record<LetterFormat, readonly string[]>>> = {
  font: TEXT_FONTS,
  size: TEXT_SIZES,
}

/** The declaration of one format, for `$patchStyleText`; null removes it. */
export const declarationOf = (
  format: LetterFormat,
  value: string | undefined,
): Record<string, string | null> => {
  const isToken = NAMES[format] !== undefined || isNamedColor(value)
  const css = value && isToken ? `var(--text-${TOKENS[format]}-${value})` : value
  return { [PROPERTIES[format]]: css || null }
}

/** The style of a text node. */
export const letterStyle = (formats: InlineFormats): string =>
  LETTER_FORMATS.flatMap((format) => {
    const value = formats[format]
    return value ? Object.entries(declarationOf(format, value)) : []
  })
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')

const tokenIn = (css: string): string => /^var\(--text-\w+-(\w+)\)$/.exec(css)?.[1] ?? css

/** The formats in the style of a text node. */
export const lettersIn = (css: string): InlineFormats => {
  const style = styleOf(css)
  return Object.fromEntries(
    LETTER_FORMATS.flatMap((format) => {
      const value = style[PROPERTIES[format]]
      return value ? [[format, tokenIn(value)]] : []
    }),
  )
}
