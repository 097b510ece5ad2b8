import '@/styles/index.css'

import type { ReactNode } from 'react'

import { currentLocale } from '@/routing/currentLocale'
import { preloadFonts } from '@/routing/preloadFonts'
import { themeAttributes } from '@/routing/themeAttributes'

/**
 * The blank layout of pages that explain why there is nothing to see. It has its own root, so that
 * the page is complete without scripts and without a session, and is sent with its own status.
 */
const Layout = async ({ children }: { children: ReactNode }) => {
  const locale = await currentLocale()
  preloadFonts(locale)
  return (
    <html lang={locale} {...await themeAttributes()}>
      <body>{children}</body>
    </html>
  )
}

export default Layout
