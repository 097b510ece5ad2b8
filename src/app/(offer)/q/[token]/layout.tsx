import '@/styles/index.css'

import type { ReactNode } from 'react'

import { directionOf } from '@/i18n/locales'
import { preloadFonts } from '@/routing/preloadFonts'
import { shownTheme } from '@/routing/themeAttributes'

import { currentOffer } from '@/routing/currentOffer'

type Props = { children: ReactNode; params: Promise<{ token: string }> }

/**
 * The root layout of a customer's page: no session, no settings and no shared texts. Its language
 * is that of the offer.
 */
const Layout = async ({ children, params }: Props) => {
  const { locale } = await currentOffer((await params).token)
  preloadFonts(locale)
  return (
    <html lang={locale} dir={directionOf(locale)} data-theme={await shownTheme()}>
      <body>{children}</body>
    </html>
  )
}

export default Layout
