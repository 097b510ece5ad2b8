/** The preferences of the interface and their defaults. */
export const THEMES = ['light', 'dark', 'system'] as const
export const SKINS = ['default', 'bordered'] as const
export const CONTENT_WIDTHS = ['fluid', 'boxed'] as const
/** Row height of tables. */
export const DENSITIES = ['comfortable', 'compact'] as const
export const NAVIGATIONS = ['vertical', 'horizontal', 'collapsed'] as const
/** `language` follows the language of the interface. */
export const DIRECTIONS = ['language', 'ltr', 'rtl'] as const
export const BAR_TYPES = ['sticky', 'static', 'hidden'] as const

export type Theme = (typeof THEMES)[number]
export type Skin = (typeof SKINS)[number]
export type ContentWidth = (typeof CONTENT_WIDTHS)[number]
export type Density = (typeof DENSITIES)[number]
export type Navigation = (typeof NAVIGATIONS)[number]
export type Direction = (typeof DIRECTIONS)[number]
export type BarType = (typeof BAR_TYPES)[number]

/** A user's appearance preferences. A collapsed vertical navigation is one of the three. */
export type Appearance = {
  theme: Theme
  skin: Skin
  contentWidth: ContentWidth
  density: Density
  navigation: Navigation
  direction: Direction
  navbar: BarType
  navbarBlur: boolean
  footer: BarType
  horizontalNav: BarType
  /** A dark vertical navigation beside a light page. */
  semiDarkNav: boolean
  primaryLight: string
  primaryDark: string
}

export const PRIMARY_COLOR = '#7367F0'

export const DEFAULT_APPEARANCE: Appearance = {
  theme: 'light',
  skin: 'default',
  contentWidth: 'fluid',
  density: 'comfortable',
  navigation: 'vertical',
  direction: 'language',
  navbar: 'sticky',
  navbarBlur: true,
  footer: 'static',
  horizontalNav: 'sticky',
  semiDarkNav: false,
  primaryLight: PRIMARY_COLOR,
  primaryDark: PRIMARY_COLOR,
}

export const HORIZONTAL_NAV_POPOVER_OFFSET = 6

const oneOf = <Option extends string>(
  options: readonly Option[],
  value: unknown,
  fallback: Option,
): Option => options.find((option) => option === value) ?? fallback

const boolean = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback

/** True for a colour in the stored form: `#` and six hexadecimal digits. */
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

const color = (value: unknown, fallback: string): string => (isColor(value) ? value : fallback)

/**
 * Reads stored preferences (cookies, a user's row): missing and invalid values take their default,
 * because a broken cookie must not break a page or reach a style sheet.
 * @param stored the stored value, of any shape
 * @param base default for missing values
 */
export const appearanceOf = (stored: unknown, base = DEFAULT_APPEARANCE): Appearance => {
  // Spreading null, a number or a text is allowed and adds none of the fields.
  const source: Record<string, unknown> = { ...(stored as object | null) }
  return {
    theme: oneOf(THEMES, source.theme, base.theme),
    skin: oneOf(SKINS, source.skin, base.skin),
    contentWidth: oneOf(CONTENT_WIDTHS, source.contentWidth, base.contentWidth),
    density: oneOf(DENSITIES, source.density, base.density),
    navigation: oneOf(NAVIGATIONS, source.navigation, base.navigation),
    direction: oneOf(DIRECTIONS, source.direction, base.direction),
    navbar: oneOf(BAR_TYPES, source.navbar, base.navbar),
    navbarBlur: boolean(source.navbarBlur, base.navbarBlur),
    footer: oneOf(BAR_TYPES, source.footer, base.footer),
    horizontalNav: oneOf(BAR_TYPES, source.horizontalNav, base.horizontalNav),
    semiDarkNav: boolean(source.semiDarkNav, base.semiDarkNav),
    primaryLight: color(source.primaryLight, base.primaryLight),
    primaryDark: color(source.primaryDark, base.primaryDark),
  }
}

/**
 * Applies a change to the current preferences.
 * @param appearance the current preferences
 * @param part what changes; invalid values are ignored
 * @returns the new preferences. Switching to the horizontal navigation shows a hidden navbar back,
 *   because the navigation is attached to it (HN6), and is never collapsed.
 */
export const changeAppearance = (appearance: Appearance, part: Partial<Appearance>): Appearance => {
  const next = appearanceOf(part, appearance)
  const turnsHorizontal = next.navigation === 'horizontal' && appearance.navigation !== 'horizontal'
  return turnsHorizontal && next.navbar === 'hidden' ? { ...next, navbar: 'sticky' } : next
}

/**
 * What a browser keeps after signing out (PR4): the layout. Colours are personal, and so is the
 * direction: it would mirror the page of the next person.
 */
export const anonymousAppearance = (appearance: Appearance): Appearance => ({
  ...appearance,
  direction: DEFAULT_APPEARANCE.direction,
  primaryLight: DEFAULT_APPEARANCE.primaryLight,
  primaryDark: DEFAULT_APPEARANCE.primaryDark,
})

/**
 * True when nothing differs from the defaults (CZ6); hexadecimal digits are compared in any case.
 */
export const isDefaultAppearance = (appearance: Appearance): boolean =>
  Object.entries(DEFAULT_APPEARANCE).every(
    ([key, value]) =>
      String(appearance[key as keyof Appearance]).toLowerCase() === String(value).toLowerCase(),
  )
