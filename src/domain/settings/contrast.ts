import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn'

// Only these colour spaces are registered, so that the others stay out of the bundle.
register(modeRgb)
register(modeLrgb)
register(modeOklab)
register(modeOklch)

export const BLACK = '#000000'
export const WHITE = '#ffffff'

const toOklch = converter('oklch')
const STEPS = 14

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** The lowest contrast of one colour with several others. */
export const leastContrast = (color: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => contrast(color, other)))

/** The colour with another lightness (0 to 1), mapped into the sRGB gamut. */
const withLightness = (color: string, lightness: number): string =>
  formatHex(clampChroma({ ...toOklch(color)!, l: lightness }, 'oklch', 'rgb')) ?? color

/**
 * Makes a colour lighter or darker, no more than needed, and keeps its hue.
 * @param args.color as `#rrggbb`
 * @param args.towards white or black, whichever contrasts with the background
 * @param args.isEnough whether a colour has enough contrast; which white or black itself must have
 * @returns the colour itself when it has enough contrast already
 */
export const shiftUntil = (args: {
  color: string
  towards: typeof BLACK | typeof WHITE
  isEnough: (color: string) => boolean
}): string => {
  const { color, towards, isEnough } = args
  if (isEnough(color)) return color
  let near = toOklch(color)!.l
  let far = toOklch(towards)!.l
  let found: string = towards
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2
    const candidate = withLightness(color, middle)
    if (isEnough(candidate)) {
      found = candidate
      far = middle
    } else near = middle
  }
  return found
}

/** The colour with its lightness shifted by a fraction of the scale, negative for darker. */
export const shiftBy = (color: string, share: number): string =>
  withLightness(color, Math.min(1, Math.max(0, toOklch(color)!.l + share)))

/** One colour blended over another. */
export const mix = (args: { over: string; color: string; share: number }): string =>
  formatHex(interpolate([args.over, args.color], 'rgb')(args.share)) ?? args.over
