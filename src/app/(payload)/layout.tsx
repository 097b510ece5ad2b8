import '@payloadcms/next/css'
import '@/styles/index.css'

import type { ReactNode } from 'react'

import { WordsProvider } from '@/components/ui/words/WordsProvider'
import { currentLocale } from '@/routing/currentLocale'
import { currentVisitor } from '@/routing/currentVisitor'
import { guardRequestedPage } from '@/routing/guardPage'
import { preloadFonts } from '@/routing/preloadFonts'
import { themeAttributes } from '@/routing/themeAttributes'

import { appearanceOnServer } from '@/routing/appearanceOnServer'
import { Shell } from './frame/Shell'

/** The last element of a page; Payload's dialogs are drawn into it. */
const END_OF_PAGE = 'portal'

/** The root of every page with a session, forms and screens of ours alike. */
const Layout = async ({ children }: { children: ReactNode }) => {
  await guardRequestedPage()
  const [{ payload, userId }, locale] = await Promise.all([currentVisitor(), currentLocale()])
  preloadFonts(locale)
  const look = await themeAttributes(await appearanceOnServer(payload, userId))
  return (
    // The theme of "system" is known to the browser only, which sets it before the first paint.
    <html lang={locale} {...look} suppressHydrationWarning>
      <head>
        {/* A slow line draws no half of a page, which would jump as the rest of it arrives. */}
        <link blocking="render" href={`#${END_OF_PAGE}`} rel="expect" />
      </head>
      <body>
        <WordsProvider locale={locale}>
          <Shell payload={payload} userId={userId}>
            {children}
          </Shell>
        </WordsProvider>
        <div id={END_OF_PAGE} />
      </body>
    </html>
  )
}

export default Layout
