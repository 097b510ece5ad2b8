import type { AdminViewServerProps } from 'payload'

import { UserNotFound } from '@/components/users/UserNotFound'
import { UserPage } from '@/components/users/UserPage'
import { companySettings } from '@/operations/settings/companySettings'

import { FramedView } from './FramedView'
import { readUser } from './readUser'
import { viewPage } from './viewPage'

/** `/users/view/{id}`: a user, or the sentence of spec §8 when there is none. */
export const UserView = async (view: AdminViewServerProps) => {
  const { req, id, locale, may } = await viewPage(view)
  const [user, { timeZone }] = await Promise.all([readUser(req, id), companySettings(req)])
  return (
    <FramedView view={view}>
      {user ? (
        <UserPage
          canWrite={may(['write', 'users'])}
          isSelf={req.user?.collection === 'users' && req.user.id === id}
          locale={locale}
          timeZone={timeZone}
          user={user}
        />
      ) : (
        <UserNotFound locale={locale} />
      )}
    </FramedView>
  )
}
