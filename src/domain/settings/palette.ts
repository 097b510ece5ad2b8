import { PRIMARY_COLOR } from './appearance'
import { BLACK, contrast, leastContrast, mix, shiftBy, shiftUntil, WHITE } from './contrast'

/** The presets of the customiser (CZ3); any other colour can be entered as a hexadecimal number. */
export const COLOR_PRESETS = [PRIMARY_COLOR, '#0D9394', '#FFB400', '#FF4C51', '#16B1FF'] as const

const isPreset = (color: string): boolean =>
  COLOR_PRESETS.some((preset) => preset.toLowerCase() === color.toLowerCase())

export type ShownTheme = 'light' | 'dark'

/** The colours derived from the chosen one; names are those of the style sheet's variables. */
export type Palette = {
  /** Graphics and large text. */
  primary: string
  /** Buttons and the active menu item; `onPrimary` is the text on it. */
  'primary-fill': string
  'primary-fill-hover': string
  'primary-fill-active': string
  'on-primary': string
  link: string
  'link-hover': string
  'focus-ring': string
  /** Chips; `onPrimarySoft` is the text on them. */
  'primary-soft': string
  'on-primary-soft': string
}

/** Backgrounds of text and graphics; the last ones are hovered rows. */
export const SURFACES: Record<ShownTheme, readonly [page: string, surface: string, ...string[]]> = {
  light: ['#f8f7fa', '#ffffff', '#f6f5f9', '#f4f3f8'],
  dark: ['#25293c', '#2f3349', '#2a2e43', '#373b53'],
}

/**
 * The palette of the default colour, designed by hand; every pair has more contrast than the
 * computed palettes must have.
 */
export const DEFAULT_PALETTES: Record<ShownTheme, Palette> = {
  light: {
    primary: '#7367f0',
    'primary-fill': '#675dd8',
    'primary-fill-hover': '#594fc6',
    'primary-fill-active': '#4d44b0',
    'on-primary': '#ffffff',
    link: '#675dd8',
    'link-hover': '#4d44b0',
    'focus-ring': '#7367f0',
    'primary-soft': '#e9e7fd',
    'on-primary-soft': '#5a4fcf',
  },
  dark: {
    primary: '#786df1',
    'primary-fill': '#675dd8',
    'primary-fill-hover': '#594fc6',
    'primary-fill-active': '#4d44b0',
    'on-primary': '#ffffff',
    link: '#a8a0f6',
    'link-hover': '#c3bdfa',
    'focus-ring': '#a8a0f6',
    'primary-soft': '#3a3b64',
    'on-primary-soft': '#b9b2fa',
  },
}

const TEXT = 4.5
const GRAPHICS = 3
/** The background of chips: the chosen colour blended over the surface. */
const TINT = 0.16
const HOVER = 0.05

/**
 * Fill and text of buttons: white text if a slightly darker fill gives enough contrast, else black.
 * The presets keep their colour under black text; custom ones were already shifted to contrast with
 * the surface.
 */
const fillOf = ({ color, base }: { color: string; base: string }) => {
  const isLight = contrast(color, WHITE) < GRAPHICS
  if (isLight) return { fill: isPreset(color) ? color : base, text: BLACK }
  const isEnough = (shade: string) => contrast(shade, WHITE) >= TEXT
  return { fill: shiftUntil({ color: base, towards: BLACK, isEnough }), text: WHITE }
}

/**
 * Computes all colours from the chosen one with enough contrast for text on it and in it (WCAG 2.2
 * AA, CZ5).
 * @param args.color the chosen colour, `#rrggbb`
 * @param args.theme the theme it is chosen for
 * @returns the palette; the designed one for the default colour
 */
export const paletteOf = ({ color, theme }: { color: string; theme: ShownTheme }): Palette => {
  if (color.toLowerCase() === PRIMARY_COLOR.toLowerCase()) return DEFAULT_PALETTES[theme]
  const surfaces = SURFACES[theme]
  const towards = theme === 'light' ? BLACK : WHITE
  const readable = (start: string, onto: readonly string[], least: number) =>
    shiftUntil({ color: start, towards, isEnough: (shade) => leastContrast(shade, onto) >= least })

  const base = readable(color, surfaces, GRAPHICS)
  const { fill, text } = fillOf({ color, base })
  const deeper = (share: number) =>
    shiftUntil({
      color: shiftBy(fill, -share),
      // White text gains from a darker fill: only black text may need a lighter one.
      towards: WHITE,
      isEnough: (shade) => contrast(shade, text) >= TEXT,
    })
  const soft = mix({ over: surfaces[1], color: base, share: TINT })
  const link = readable(base, surfaces, TEXT)
  return {
    primary: base,
    'primary-fill': fill,
    'primary-fill-hover': deeper(HOVER),
    'primary-fill-active': deeper(HOVER * 2),
    'on-primary': text,
    link,
    'link-hover': shiftBy(link, theme === 'light' ? -HOVER * 2 : HOVER * 2),
    'focus-ring': theme === 'light' ? base : link,
    'primary-soft': soft,
    'on-primary-soft': readable(base, [soft, ...surfaces], TEXT),
  }
}

/**
 * The style sheet's variables for chosen colours, `--light-…` and `--dark-…`.
 * @returns nothing for default colours, which the style sheet already contains
 */
export const paletteVariables = (chosen: {
  primaryLight: string
  primaryDark: string
}): Record<`--${string}`, string> => {
  const colors = { light: chosen.primaryLight, dark: chosen.primaryDark } as const
  const themes: readonly ShownTheme[] = ['light', 'dark']
  return Object.fromEntries(
    themes
      .filter((theme) => colors[theme].toLowerCase() !== PRIMARY_COLOR.toLowerCase())
      .flatMap((theme) =>
        Object.entries(paletteOf({ color: colors[theme], theme })).map(([name, value]) => [
          `--${theme}-${name}`,
          value,
        ]),
      ),
  )
}
