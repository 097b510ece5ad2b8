import { notFound } from 'next/navigation'

import { ProfilePage } from '@/components/users/profile/ProfilePage'
import { viewPage } from '@/queries/shared/viewPage'
import { readProfile } from '@/queries/users/readUserPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/pages/user-profile/profile`: always one's own record. */
export const ProfileView = async (view: View) => {
  const page = await viewPage(view)
  const read = await readProfile(page)
  if (!read) notFound()
  return (
    <Framed>
      <ProfilePage {...read} locale={page.locale} />
    </Framed>
  )
}
