import type { Payload } from 'payload'
import type { ReactNode } from 'react'

import { CompanyClock } from '@/components/ui/calendar/companyClock'
import { ShellProvider } from '@/components/frame/shell/ShellProvider'
import { ThemeScript } from '@/components/frame/shell/ThemeScript'

import { appearanceOnServer } from '@/routing/appearanceOnServer'
import { siteOf } from '@/queries/settings/siteOf'
import { siteTitleOf } from '@/queries/settings/siteTitleOf'

type Props = { payload: Payload; userId: number | null; children: ReactNode }

/** What every page has round it. */
export const Shell = async ({ payload, userId, children }: Props) => {
  const [appearance, siteTitle, { timeZone }] = await Promise.all([
    appearanceOnServer(payload, userId),
    siteTitleOf(payload),
    siteOf(payload),
  ])
  return (
    <CompanyClock timeZone={timeZone}>
      <ThemeScript />
      <ShellProvider
        key={userId ?? 'visitor'}
        appearance={appearance}
        siteTitle={siteTitle}
        userId={userId}
        year={new Date().getFullYear()}
      >
        {children}
      </ShellProvider>
    </CompanyClock>
  )
}
