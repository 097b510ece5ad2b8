import type { TextFont, TextSize } from './richText'

export type Style = Readonly<Record<string, string | undefined>>

/** The declarations of a style attribute; the last one of a name wins. */
export const styleOf = (text: string | undefined): Style =>
  Object.fromEntries(
    (text ?? '').split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
      const value = declaration.slice(colon + 1).replace(/!important/i, '')
      return name ? [[name, value.trim()]] : []
    }),
  )

const PIXELS = { px: 1, pt: 4 / 3, em: 16, rem: 16, '%': 0.16 } as const
type Length = { amount: string; unit: keyof typeof PIXELS }

const SIZE_WORDS: Readonly<Record<string, TextSize | undefined>> = {
  'xx-small': 'small',
  'x-small': 'small',
  small: 'small',
  smaller: 'small',
  large: 'large',
  larger: 'large',
  'x-large': 'large',
  'xx-large': 'huge',
  'xxx-large': 'huge',
}

const sizeOfPixels = (pixels: number): TextSize | undefined => {
  if (pixels <= 12.5) return 'small'
  if (pixels < 17.5) return undefined
  return pixels <= 26 ? 'large' : 'huge'
}

const sizeOfLevel = (level: number): TextSize | undefined => {
  if (!(level > 0)) return undefined
  if (level < 3) return 'small'
  if (level < 4) return undefined
  return level < 6 ? 'large' : 'huge'
}

/**
 * The nearest of our sizes; undefined for the normal one.
 * @param css a `font-size`
 * @param level the `size` of a `font` element, 1 to 7
 */
export const sizeOf = (css: string | undefined, level?: string): TextSize | undefined => {
  if (css === undefined) return sizeOfLevel(Number.parseInt(level ?? '', 10))
  const size = css.toLowerCase()
  const length = /^(?<amount>\d+(?:\.\d+)?|\.\d+)\s*(?<unit>px|pt|r?em|%)$/.exec(size)?.groups as
    | Length
    | undefined
  return length ? sizeOfPixels(Number(length.amount) * PIXELS[length.unit]) : SIZE_WORDS[size]
}

const MONOSPACE = /monospace|courier|consolas|monaco|menlo|lucida console/
const SERIF = /(?<!sans[- ])serif|times|georgia|garamond|cambria|palatino|antiqua/

/** Our font for a list of families: monospace, serif, or undefined for the normal one. */
export const familyOf = (css: string | undefined): TextFont | undefined => {
  const families = (css ?? '').toLowerCase()
  if (MONOSPACE.test(families)) return 'monospace'
  return SERIF.test(families) ? 'serif' : undefined
}

/** Character formats of a style other than colour, size and font. */
export type StyleMarks = {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strike?: boolean
}

/** Bold, italic and lines in a style, as word processors write them. */
export const marksOf = (style: Style): StyleMarks => {
  const weight = style['font-weight']
  const line = style['text-decoration-line'] ?? style['text-decoration']
  return {
    bold: weight?.startsWith('bold') || Number(weight) >= 600,
    italic: /^(italic|oblique)/.test(style['font-style'] ?? ''),
    underline: line?.includes('underline'),
    strike: line?.includes('line-through'),
  }
}

/** The marks as declarations. */
export const markStyle = ({ bold, italic, underline, strike }: StyleMarks): string =>
  [
    bold && 'font-weight: bold',
    italic && 'font-style: italic',
    (underline || strike) &&
      `text-decoration: ${[underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ')}`,
  ]
    .filter(Boolean)
    .join('; ')
