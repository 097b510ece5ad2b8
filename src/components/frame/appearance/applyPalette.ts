import type { Appearance } from '@/domain/settings/appearance'
import { DEFAULT_PALETTES, paletteVariables } from '@/domain/settings/palette'

const NAMES = (['light', 'dark'] as const).flatMap((theme) =>
  Object.keys(DEFAULT_PALETTES[theme]).map((name) => `--${theme}-${name}` as const),
)

/** Sets the chosen colours on the page, and removes those that are the defaults again. */
export const applyPalette = (appearance: Appearance): void => {
  const { style } = document.documentElement
  const variables = paletteVariables(appearance)
  for (const name of NAMES) {
    const value = variables[name]
    if (value === undefined) style.removeProperty(name)
    else style.setProperty(name, value)
  }
}
