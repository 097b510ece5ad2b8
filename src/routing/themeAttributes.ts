import { cookies, headers } from 'next/headers'
import type { HtmlHTMLAttributes } from 'react'

import { frameAttributes } from '@/domain/settings/frameAttributes'
import { PAYLOAD_THEME_COOKIE, themeOnServer } from '@/domain/settings/themeOnServer'
import { appearanceFromCookies } from '@/domain/settings/appearanceCookies'
import type { Appearance } from '@/domain/settings/appearance'
import { paletteVariables } from '@/domain/settings/palette'
import { pageDirection } from '@/i18n/locales'

import { currentLocale } from './currentLocale'

const appearanceOfCookies = async (): Promise<Appearance> => {
  const jar = await cookies()
  return appearanceFromCookies((name) => jar.get(name)?.value)
}

/** The theme of the first paint, as far as the server can know it. */
export const shownTheme = async (known?: Appearance): Promise<'light' | 'dark'> => {
  const [jar, sent, appearance] = await Promise.all([
    cookies(),
    headers(),
    known ?? appearanceOfCookies(),
  ])
  return themeOnServer({
    choice: appearance.theme,
    hint: sent.get('sec-ch-prefers-color-scheme'),
    shown: jar.get(PAYLOAD_THEME_COOKIE)?.value,
  })
}

/**
 * Attributes of `<html>` for the visitor's theme, so that the first paint has the right colours.
 * @param known the appearance, if it was read already; otherwise it is read from the cookies
 */
export const themeAttributes = async (
  known?: Appearance,
): Promise<HtmlHTMLAttributes<HTMLHtmlElement>> => {
  const [locale, appearance] = await Promise.all([currentLocale(), known ?? appearanceOfCookies()])
  // React's type of <html> knows no data attributes by name.
  return {
    dir: pageDirection(locale, appearance.direction),
    'data-theme': await shownTheme(appearance),
    ...frameAttributes(appearance),
    style: paletteVariables(appearance),
  } as HtmlHTMLAttributes<HTMLHtmlElement>
}
