import type { Payload } from 'payload'
import type { ReactNode } from 'react'

import { CompanyClock } from '@/components/ui/calendar/companyClock'
import { ShellProvider } from '@/components/frame/shell/ShellProvider'
import { FirstScripts } from '@/components/frame/shell/FirstScripts'
import { siteOf, siteTitleOf } from '@/queries/settings/siteOf'
import { appearanceOnServer } from '@/routing/appearanceOnServer'

type Props = { payload: Payload; userId: number | null; children: ReactNode }

/** What every page has round it. */
export const Shell = async ({ payload, userId, children }: Props) => {
  const [appearance, siteTitle, { timeZone }] = await Promise.all([
    appearanceOnServer(payload, userId),
    siteTitleOf(payload),
    siteOf(payload),
  ])
  const shown = { appearance, siteTitle, userId, year: new Date().getFullYear() }
  return (
    <CompanyClock timeZone={timeZone}>
      <FirstScripts />
      <ShellProvider key={userId ?? 'visitor'} {...shown}>
        {children}
      </ShellProvider>
    </CompanyClock>
  )
}
