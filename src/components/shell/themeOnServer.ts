import { PAYLOAD_THEME_COOKIE, THEME_COOKIE, themeChoiceOf } from './shellCookies'

type Read = (name: string) => string | undefined

/**
 * Attributes of `<html>` that make the first paint right (TH3).
 * @param args.cookie reads a cookie of the request
 * @param args.hint the `Sec-CH-Prefers-Color-Scheme` header, for the choice "system"
 */
export const themeOnServer = ({ cookie, hint }: { cookie: Read; hint?: string | null }) => {
  const choice = themeChoiceOf(cookie(THEME_COOKIE))
  const guess = hint ?? cookie(PAYLOAD_THEME_COOKIE)
  const theme = choice === 'system' ? (guess === 'dark' ? 'dark' : 'light') : choice
  return { 'data-theme': theme, 'data-theme-choice': choice } as const
}
