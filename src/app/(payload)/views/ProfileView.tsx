import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { personOf } from '@/components/shell/personOf'
import { ProfilePage } from '@/components/profile/ProfilePage'
import { companySettings } from '@/operations/settings/companySettings'

import { FramedView } from './FramedView'
import { readUser } from './readUser'
import { viewPage } from './viewPage'

/** `/pages/user-profile/profile`: always one's own record. */
export const ProfileView = async (view: AdminViewServerProps) => {
  const { req, locale } = await viewPage(view)
  if (req.user?.collection !== 'users') notFound()
  const [user, person, { timeZone }] = await Promise.all([
    readUser(req, Number(req.user.id)),
    // Everybody may know the name of their own role, with or without the right to read roles.
    personOf({ payload: req.payload, user: req.user }),
    companySettings(req),
  ])
  if (!user) notFound()
  return (
    <FramedView view={view}>
      <ProfilePage
        locale={locale}
        timeZone={timeZone}
        user={{ ...user, role: person.role || user.role }}
      />
    </FramedView>
  )
}
