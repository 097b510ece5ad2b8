import { cookies } from 'next/headers'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'

import { NAV_COOKIE, navModeOf, THEME_COOKIE, themeChoiceOf } from './shellCookies'
import { ShellProvider } from './ShellProvider'
import { siteTitleOf } from './siteTitleOf'
import { ThemeScript } from './ThemeScript'

type Props = { payload: Payload; user?: unknown; children: ReactNode }

/** The outermost provider of every page (`admin.components.providers`). */
export const Shell = async ({ payload, user, children }: Props) => {
  const [jar, siteTitle] = await Promise.all([cookies(), siteTitleOf(payload)])
  return (
    <>
      {/* Pages of visitors are drawn in the browser, where a script in the markup would not run. */}
      {Boolean(user) && <ThemeScript />}
      <ShellProvider
        navMode={navModeOf(jar.get(NAV_COOKIE)?.value)}
        siteTitle={siteTitle}
        themeChoice={themeChoiceOf(jar.get(THEME_COOKIE)?.value)}
        year={new Date().getFullYear()}
      >
        {children}
      </ShellProvider>
    </>
  )
}
