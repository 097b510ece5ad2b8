import { blend, formatHex, modeHsl, modeRgb, parse, useMode as register } from 'culori/fn'

// Only these colour spaces are registered, so that the others stay out of the bundle.
register(modeRgb)
register(modeHsl)

const WHITE = '#ffffff'

/** The parser throws at a length where a number should stand, and at what ends too early. */
const colorIn = (css: string) => {
  try {
    return parse(css)
  } catch {
    return undefined
  }
}

/**
 * A colour as `#rrggbb`; a translucent one as it looks on white.
 * @param css a CSS colour that depends on nothing else: hex, name, `rgb()`, `hsl()`
 * @returns nothing for no colour: `inherit`, `windowtext`, what is transparent or malformed
 */
export const hexOf = (css: string): string | undefined => {
  const color = colorIn(css.trim().toLowerCase())
  if (!color || color.alpha === 0) return undefined
  return formatHex(blend([WHITE, color]))
}
