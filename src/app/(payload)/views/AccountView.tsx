import { notFound } from 'next/navigation'

import { staffOf } from '@/access/session/staffOf'
import { AccountPage } from '@/components/users/account/AccountPage'
import { AppearanceSettings } from '@/components/frame/customiser/AppearanceSettings'
import { NotificationSettings } from '@/components/frame/notifications/NotificationSettings'
import { siteOf } from '@/queries/settings/siteOf'
import { readSessions } from '@/queries/users/readSessions'

import { Framed } from '../frame/Framed'
import { readOwnUser } from '@/queries/users/readUser'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/pages/account-settings/{tab}`: always one's own record, whatever one may do with others. */
export const AccountView = async (view: View) => {
  const { req, locale } = await viewPage(view)
  const staff = staffOf(req)
  if (!staff) notFound()
  const [user, sessions, { timeZone }] = await Promise.all([
    readOwnUser(req, staff.id),
    readSessions(req, staff.id),
    siteOf(req.payload),
  ])
  if (!user) notFound()
  return (
    <Framed>
      <AccountPage
        appearance={<AppearanceSettings />}
        locale={locale}
        notifications={<NotificationSettings />}
        sessions={sessions}
        timeZone={timeZone}
        user={user}
      />
    </Framed>
  )
}
