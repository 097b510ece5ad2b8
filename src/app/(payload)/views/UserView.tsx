import { notFound } from 'next/navigation'

import { staffIdOf } from '@/access/staffOf'
import { UserPage } from '@/components/users/person/UserPage'
import { companySettings } from '@/operations/settings/companySettings'
import { readSessions } from '@/operations/users/readSessions'

import { activityOf } from './activityOf'
import { Framed } from '../frame/Framed'
import { readOffers } from './readOffers'
import { readUser } from './readUser'
import type { View } from './view'
import { viewPage } from './viewPage'

/** `/users/view/{id}`: a user; one who is not there has no page. */
export const UserView = async (view: View) => {
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
    <Framed>
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
    </Framed>
  )
}
