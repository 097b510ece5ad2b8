import { staffIdOf, staffOf } from '@/access/session/staffOf'
import { readCommandFacts } from '@/queries/shared/readCommandFacts'
import { siteOf } from '@/queries/settings/siteOf'
import { readSessions } from '@/queries/users/readSessions'

import { activityOf } from '@/queries/users/activityOf'
import { readOffers } from '@/queries/shared/readOffers'
import { personOf } from '@/queries/users/personOf'
import { readOwnUser, readUser } from '@/queries/users/readUser'
import type { ViewPage } from '@/queries/shared/viewPage'

/** The page of a user, as far as its reader may see it; null when there is none. */
export const readUserPage = async (page: ViewPage) => {
  const { req, id, may } = page
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
  if (!user) return null
  return {
    activity,
    canWrite,
    hasActivity: may(['read', 'audit', '*']),
    isSelf,
    offers: offers.get(id)?.commands ?? [],
    mayEndSessions: isSelf || facts.get(id)?.isAbove === false,
    sessions,
    timeZone,
    user,
  }
}

/** A user's own account: their record and sessions; null for others than users. */
export const readAccount = async ({ req }: ViewPage) => {
  const staff = staffOf(req)
  if (!staff) return null
  const [user, sessions, { timeZone }] = await Promise.all([
    readOwnUser(req, staff.id),
    readSessions(req, staff.id),
    siteOf(req.payload),
  ])
  return user && { user, sessions, timeZone }
}

/** A user's own profile: their record and what they did; null for others than users. */
export const readProfile = async (page: ViewPage) => {
  const { req } = page
  const staff = staffOf(req)
  if (!staff) return null
  const [user, person, { timeZone }, activity] = await Promise.all([
    readOwnUser(req, staff.id),
    // Everybody may know the name of their own role, with or without the right to read roles.
    personOf({ payload: req.payload, user: staff }),
    siteOf(req.payload),
    activityOf(page, staff.id),
  ])
  return user && { activity, timeZone, user: { ...user, role: person.role || user.role } }
}
