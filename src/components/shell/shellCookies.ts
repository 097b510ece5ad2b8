/** Cookies of the frame. The prefix is fixed: the site's title may change and hold any letter. */
export const NAV_COOKIE = 'bo-nav'
export const THEME_COOKIE = 'bo-theme'
/** Payload reads this one on the server; we keep it at the theme that is really shown. */
export const PAYLOAD_THEME_COOKIE = 'payload-theme'

export const THEME_CHOICES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]
export type NavMode = 'full' | 'mini'

/** Light unless something else was chosen (spec §9); unknown values are ignored. */
export const themeChoiceOf = (value: string | undefined): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === value) ?? 'light'

export const navModeOf = (value: string | undefined): NavMode =>
  value === 'mini' ? 'mini' : 'full'

const YEAR_S = 31_536_000

/** Keeps a preference in the browser for a year. */
export const keepCookie = (name: string, value: string): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
}
