import type { AdminViewServerProps } from 'payload'

import { UserNotFound } from '@/components/users/UserNotFound'
import { UserPage } from '@/components/users/UserPage'
import { companySettings } from '@/operations/settings/companySettings'
import { readSessions } from '@/operations/users/readSessions'

import { activityOf } from './activityOf'
import { FramedView } from './FramedView'
import { readUser } from './readUser'
import { viewPage } from './viewPage'

/** `/users/view/{id}`: a user, or "Kullanıcı bulunamadı." when there is none. */
export const UserView = async (view: AdminViewServerProps) => {
  const page = await viewPage(view)
  const { req, id, locale, may } = page
  const canWrite = may(['write', 'users'])
  const [user, { timeZone }, activity, sessions] = await Promise.all([
    readUser(req, id),
    companySettings(req),
    activityOf(page, id),
    canWrite ? readSessions(req, id) : null,
  ])
  return (
    <FramedView view={view}>
      {user ? (
        <UserPage
          activity={activity}
          canWrite={canWrite}
          isSelf={req.user?.collection === 'users' && req.user.id === id}
          locale={locale}
          openSessions={sessions?.length ?? null}
          timeZone={timeZone}
          user={user}
        />
      ) : (
        <UserNotFound locale={locale} />
      )}
    </FramedView>
  )
}
