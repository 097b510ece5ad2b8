import { notFound } from 'next/navigation'

import { AppearanceSettings } from '@/components/frame/customiser/AppearanceSettings'
import { LaterNotificationSettings } from '@/components/frame/notifications/LaterNotificationSettings'
import { AccountPage } from '@/components/users/account/AccountPage'
import { viewPage } from '@/queries/shared/viewPage'
import { readAccount } from '@/queries/users/readUserPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/**
 * `/pages/account-settings/{tab}`: always the user's own record, whatever their rights on others.
 */
export const AccountView = async (view: View) => {
  const page = await viewPage(view)
  const read = await readAccount(page)
  if (!read) notFound()
  return (
    <Framed>
      <AccountPage
        {...read}
        appearance={<AppearanceSettings />}
        locale={page.locale}
        notifications={<LaterNotificationSettings user={read.user} />}
      />
    </Framed>
  )
}
