import { appearanceOf, DEFAULT_APPEARANCE, type Appearance } from './appearance'

/**
 * One cookie for each preference. The prefix is fixed: the site's title may change and hold
 * characters no cookie name allows (PR1).
 */
export const APPEARANCE_COOKIES = {
  theme: 'bo-theme',
  skin: 'bo-skin',
  contentWidth: 'bo-content',
  density: 'bo-density',
  navigation: 'bo-nav',
  direction: 'bo-direction',
  navbar: 'bo-navbar',
  navbarBlur: 'bo-navbar-blur',
  footer: 'bo-footer',
  horizontalNav: 'bo-horizontal-nav',
  semiDarkNav: 'bo-semi-dark',
  primaryLight: 'bo-primary-light',
  primaryDark: 'bo-primary-dark',
} as const satisfies Record<keyof Appearance, string>

/** Id of the user whose preferences the cookies hold; absent for anonymous users. */
export const OWNER_COOKIE = 'bo-owner'

const KEYS = Object.keys(APPEARANCE_COOKIES) as (keyof Appearance)[]
const COLORS: readonly (keyof Appearance)[] = ['primaryLight', 'primaryDark']
const ON = 'on'
const OFF = 'off'

const decode = (key: keyof Appearance, text: string | undefined): unknown => {
  if (COLORS.includes(key)) return `#${text}`
  if (typeof DEFAULT_APPEARANCE[key] !== 'boolean') return text
  return text === ON ? true : text === OFF ? false : undefined
}

const encode = (key: keyof Appearance, value: string | boolean): string | null => {
  if (typeof value === 'boolean') return value ? ON : OFF
  if (!COLORS.includes(key)) return value
  const isDefault = value.toLowerCase() === String(DEFAULT_APPEARANCE[key]).toLowerCase()
  return isDefault ? null : value.slice(1).toLowerCase()
}

/**
 * Reads the preferences a browser stores.
 * @param read gives the value of a cookie by its name
 * @returns every preference; an invalid value counts as none (PR2)
 */
export const appearanceFromCookies = (read: (name: string) => string | undefined): Appearance =>
  appearanceOf(
    Object.fromEntries(KEYS.map((key) => [key, decode(key, read(APPEARANCE_COOKIES[key]))])),
  )

/**
 * Turns preferences into cookies.
 * @returns name and value of each; `null` means that the cookie is removed, as are colours that
 *   equal the defaults (CZ6)
 */
export const cookiesOfAppearance = (appearance: Appearance): [string, string | null][] =>
  KEYS.map((key) => [APPEARANCE_COOKIES[key], encode(key, appearance[key])])
