import { notFound } from 'next/navigation'

import { staffOf } from '@/access/session/staffOf'
import { ProfilePage } from '@/components/users/profile/ProfilePage'
import { siteOf } from '@/queries/settings/siteOf'

import { personOf } from '@/queries/users/personOf'
import { activityOf } from '@/queries/users/activityOf'
import { Framed } from '../frame/Framed'
import { readOwnUser } from '@/queries/users/readUser'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/pages/user-profile/profile`: always one's own record. */
export const ProfileView = async (view: View) => {
  const page = await viewPage(view)
  const { req, locale } = page
  const staff = staffOf(req)
  if (!staff) notFound()
  const [user, person, { timeZone }, activity] = await Promise.all([
    readOwnUser(req, staff.id),
    // Everybody may know the name of their own role, with or without the right to read roles.
    personOf({ payload: req.payload, user: staff }),
    siteOf(req.payload),
    activityOf(page, staff.id),
  ])
  if (!user) notFound()
  return (
    <Framed>
      <ProfilePage
        activity={activity}
        locale={locale}
        timeZone={timeZone}
        user={{ ...user, role: person.role || user.role }}
      />
    </Framed>
  )
}
