import '@/styles/index.css'

import { cookies } from 'next/headers'
import type { ReactNode } from 'react'

import { directionOf } from '@/i18n/locales'
import { currentLocale } from '@/routing/pageTitle'

/**
 * The blank layout of pages that say why there is nothing to see. Its own root: it is complete
 * without scripts and without a session, and answers with its true status.
 */
const Layout = async ({ children }: { children: ReactNode }) => {
  const locale = await currentLocale()
  const theme = (await cookies()).get('payload-theme')?.value === 'dark' ? 'dark' : 'light'
  return (
    <html lang={locale} dir={directionOf(locale)} data-theme={theme}>
      <body>{children}</body>
    </html>
  )
}

export default Layout
