import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { staffIdOf } from '@/access/staffOf'
import { UserPage } from '@/components/users/person/UserPage'
import { companySettings } from '@/operations/settings/companySettings'
import { readSessions } from '@/operations/users/readSessions'

import { activityOf } from './activityOf'
import { FramedView } from './FramedView'
import { readOffers } from './readOffers'
import { readUser } from './readUser'
import { viewPage } from './viewPage'

/** `/users/view/{id}`: a user; one who is not there has no page. */
export const UserView = async (view: AdminViewServerProps) => {
  const page = await viewPage(view)
  const { req, id, locale, may } = page
  const canWrite = may(['write', 'users'])
  const [user, { timeZone }, activity, sessions, offers] = await Promise.all([
    readUser(req, id),
    companySettings(req),
    activityOf(page, id),
    canWrite ? readSessions(req, id) : null,
    readOffers({ req, slug: 'users', ids: [id] }),
  ])
  if (!user) notFound()
  return (
    <FramedView view={view}>
      <UserPage
        activity={activity}
        canWrite={canWrite}
        hasActivity={may(['read', 'audit'])}
        isSelf={staffIdOf(req) === id}
        locale={locale}
        offers={offers.get(id)?.commands ?? []}
        openSessions={sessions?.length ?? null}
        timeZone={timeZone}
        user={user}
      />
    </FramedView>
  )
}
