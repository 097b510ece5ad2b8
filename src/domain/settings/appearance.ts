/** Choices of spec §4 and their defaults of §9. */
export const THEMES = ['light', 'dark', 'system'] as const
export const SKINS = ['default', 'bordered'] as const
export const CONTENT_WIDTHS = ['fluid', 'boxed'] as const
export const NAVIGATIONS = ['vertical', 'horizontal', 'collapsed'] as const
export const DIRECTIONS = ['ltr', 'rtl'] as const
export const BAR_TYPES = ['sticky', 'static', 'hidden'] as const

export type Theme = (typeof THEMES)[number]
export type Skin = (typeof SKINS)[number]
export type ContentWidth = (typeof CONTENT_WIDTHS)[number]
export type Navigation = (typeof NAVIGATIONS)[number]
export type Direction = (typeof DIRECTIONS)[number]
export type BarType = (typeof BAR_TYPES)[number]

/** The direction is not among them: it follows the language unless a person chooses otherwise. */
export type Appearance = {
  theme: Theme
  skin: Skin
  contentWidth: ContentWidth
  navigation: Navigation
  navbar: BarType
  navbarBlur: boolean
  footer: BarType
  horizontalNav: BarType
  isNavCollapsed: boolean
  direction: Direction | null
  primaryLight: string
  primaryDark: string
}

export const PRIMARY_COLOR = '#7367F0'
export const PRIMARY_COLOR_DARKER = '#675DD8'

export const DEFAULT_APPEARANCE: Appearance = {
  theme: 'light',
  skin: 'default',
  contentWidth: 'fluid',
  navigation: 'vertical',
  navbar: 'sticky',
  navbarBlur: true,
  footer: 'static',
  horizontalNav: 'sticky',
  isNavCollapsed: false,
  direction: null,
  primaryLight: PRIMARY_COLOR,
  primaryDark: PRIMARY_COLOR,
}

/** Widths in pixels from which each size counts. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1264, xl: 1904 } as const
/** Below this width the navigation lies over the page. */
export const OVERLAY_NAV_BREAKPOINT = 976
export const HORIZONTAL_NAV_POPOVER_OFFSET = 6
export const SCROLL_TO_TOP_AFTER = 200
export const ANCHOR_SCROLL_OFFSET = 60

const oneOf = <Option extends string>(
  options: readonly Option[],
  value: unknown,
  fallback: Option,
): Option => options.find((option) => option === value) ?? fallback

const boolean = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback

const color = (value: unknown, fallback: string): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback

/**
 * Reads remembered choices (a cookie, a user's row): whatever is missing or not offered takes its
 * default, so that a broken cookie never breaks a page or reaches a style sheet.
 */
export const appearanceOf = (stored: unknown): Appearance => {
  const source: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const base = DEFAULT_APPEARANCE
  return {
    theme: oneOf(THEMES, source.theme, base.theme),
    skin: oneOf(SKINS, source.skin, base.skin),
    contentWidth: oneOf(CONTENT_WIDTHS, source.contentWidth, base.contentWidth),
    navigation: oneOf(NAVIGATIONS, source.navigation, base.navigation),
    navbar: oneOf(BAR_TYPES, source.navbar, base.navbar),
    navbarBlur: boolean(source.navbarBlur, base.navbarBlur),
    footer: oneOf(BAR_TYPES, source.footer, base.footer),
    horizontalNav: oneOf(BAR_TYPES, source.horizontalNav, base.horizontalNav),
    isNavCollapsed: boolean(source.isNavCollapsed, base.isNavCollapsed),
    direction: DIRECTIONS.find((option) => option === source.direction) ?? null,
    primaryLight: color(source.primaryLight, base.primaryLight),
    primaryDark: color(source.primaryDark, base.primaryDark),
  }
}
