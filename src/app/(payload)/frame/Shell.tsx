import type { Payload, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

import { ShellProvider } from '@/components/frame/shell/ShellProvider'
import { ThemeScript } from '@/components/frame/shell/ThemeScript'

import { appearanceOnServer } from './appearanceOnServer'
import { siteTitleOf } from './siteTitleOf'

type Props = { payload: Payload; user?: PayloadRequest['user']; children: ReactNode }

/** The outermost provider of every page (`admin.components.providers`). */
export const Shell = async ({ payload, user, children }: Props) => {
  const userId = typeof user?.id === 'number' ? user.id : null
  const [appearance, siteTitle] = await Promise.all([
    appearanceOnServer(payload, userId),
    siteTitleOf(payload),
  ])
  return (
    <>
      {/* Payload renders anonymous pages in the browser, where an inline script would not run. */}
      {userId !== null && <ThemeScript />}
      <ShellProvider
        key={userId ?? 'visitor'}
        appearance={appearance}
        siteTitle={siteTitle}
        userId={userId}
        year={new Date().getFullYear()}
      >
        {children}
      </ShellProvider>
    </>
  )
}
