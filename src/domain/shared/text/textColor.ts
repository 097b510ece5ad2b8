import { blend, formatHex, modeHsl, modeRgb, parse, useMode as register } from 'culori/fn'

// Only these colour spaces are registered, so that the others stay out of the bundle.
register(modeRgb)
register(modeHsl)

const WHITE = '#ffffff'

/** The parser throws at a length where it expects a number, and at an early end. */
const colorIn = (css: string) => {
  try {
    return parse(css)
  } catch {
    return undefined
  }
}

/**
 * A colour as `#rrggbb`; a translucent one as it looks on white.
 * @param css an absolute CSS colour: hex, name, `rgb()`, `hsl()`
 * @returns undefined for anything else: `inherit`, `windowtext`, transparent or malformed colours
 */
export const hexOf = (css: string): string | undefined => {
  const color = colorIn(css.trim().toLowerCase())
  if (!color || color.alpha === 0) return undefined
  return formatHex(blend([WHITE, color]))
}
