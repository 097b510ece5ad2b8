import { preload } from 'react-dom'

import { directionOf, type Locale } from '@/i18n/locales'

const LATIN = [
  new URL(
    '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    import.meta.url,
  ),
  // Turkish letters and currency signs.
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
 * Preloads the fonts of a page: discovered through the style sheet alone, they would load after the
 * first paint and shift the layout.
 */
export const preloadFonts = (locale: Locale): void => {
  const wanted = directionOf(locale) === 'rtl' ? [ARABIC, ...LATIN] : LATIN
  for (const { href } of wanted)
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
