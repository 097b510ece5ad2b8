import '@payloadcms/next/css'
import '@/styles/index.css'

import type { ReactNode } from 'react'

import { WordsProvider } from '@/components/ui/words/WordsProvider'
import { currentLocale } from '@/routing/currentLocale'
import { currentVisitor } from '@/routing/currentVisitor'
import { guardRequestedPage } from '@/routing/guardPage'
import { preloadFonts } from '@/routing/preloadFonts'
import { themeAttributes } from '@/routing/themeAttributes'

import { appearanceOnServer } from '@/routing/shellOnServer'
import { Shell } from './frame/Shell'

/** The last element of a page; Payload renders its dialogs into it. */
const END_OF_PAGE = 'portal'

/** The root layout of every page with a session, for Payload's forms and for our screens. */
const Layout = async ({ children }: { children: ReactNode }) => {
  await guardRequestedPage()
  const [{ payload, userId }, locale] = await Promise.all([currentVisitor(), currentLocale()])
  preloadFonts(locale)
  const look = await themeAttributes(await appearanceOnServer(payload, userId))
  return (
    // If the theme is "system", a script in the browser sets it before the first paint.
    <html lang={locale} {...look} suppressHydrationWarning>
      <head>
        {/* With a slow connection the page would be painted in parts, and would shift as the rest arrives. */}
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
