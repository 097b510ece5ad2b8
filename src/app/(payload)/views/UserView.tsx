import { notFound } from 'next/navigation'

import { staffIdOf } from '@/access/session/staffOf'
import { UserPage } from '@/components/users/person/UserPage'
import { readCommandFacts } from '@/queries/shared/readCommandFacts'
import { siteOf } from '@/queries/settings/siteOf'
import { readSessions } from '@/queries/users/readSessions'

import { activityOf } from '@/queries/users/activityOf'
import { Framed } from '../frame/Framed'
import { readOffers } from '@/queries/shared/readOffers'
import { readUser } from '@/queries/users/readUser'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/users/view/{id}`: a user; one who is not there has no page. */
export const UserView = async (view: View) => {
  const page = await viewPage(view)
  const { req, id, locale, may } = page
  const canWrite = may(['write', 'users'])
  const isSelf = staffIdOf(req) === id
  const seesSessions = isSelf || may(['write', 'users', 'status'])
  const [user, { timeZone }, activity, sessions, facts, offers] = await Promise.all([
    readUser(req, id),
    siteOf(req.payload),
    activityOf(page, id),
    seesSessions ? readSessions(req, id) : null,
    readCommandFacts({ req, slug: 'users', ids: [id] }),
    readOffers({ req, slug: 'users', ids: [id] }),
  ])
  if (!user) notFound()
  return (
    <Framed>
      <UserPage
        activity={activity}
        canWrite={canWrite}
        hasActivity={may(['read', 'audit', '*'])}
        isSelf={isSelf}
        locale={locale}
        offers={offers.get(id)?.commands ?? []}
        mayEndSessions={isSelf || facts.get(id)?.isAbove === false}
        sessions={sessions}
        timeZone={timeZone}
        user={user}
      />
    </Framed>
  )
}
