import { preload } from 'react-dom'

import { directionOf, type Locale } from '@/i18n/locales'

const LATIN = [
  new URL(
    '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    import.meta.url,
  ),
  // The letters of Turkish and the signs of currencies.
  new URL(
    '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2',
    import.meta.url,
  ),
]
const ARABIC = new URL(
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  import.meta.url,
)

/**
 * Asks for the letters of a page together with the page: found by the stylesheet only, they would
 * come after the first paint, and everything would move.
 */
export const preloadLetters = (locale: Locale): void => {
  const wanted = directionOf(locale) === 'rtl' ? [ARABIC, ...LATIN] : LATIN
  for (const { href } of wanted)
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
