import { staffIdOf, staffOf } from '@/access/session/staffOf'
import { readCommandFacts } from '@/queries/shared/readCommandFacts'
import { siteOf } from '@/queries/settings/siteOf'
import { relyingParty } from '@/domain/users/passkeys'
import { env } from '@/lib/env'
import { readOwnFeed } from '@/queries/calendar/readOwnFeed'
import { readDeputySheet } from '@/queries/users/deputies'
import { entersAlone } from '@/queries/users/emergencyAccess'
import { hasPassword, readFactors, readIdentities, readPasskeys } from '@/queries/users/readFactors'
import { readFactorPolicy } from '@/queries/users/factorPolicy'
import { readSessions } from '@/queries/users/readSessions'

import { readOffers } from '@/queries/shared/readOffers'
import { personOf } from '@/queries/users/personOf'
import { readOwnUser, readUser } from '@/queries/users/readUser'
import type { ViewPage } from '@/queries/shared/viewPage'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import type { Activity } from '@/present/users/userSheet'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { momentText } from '@/queries/shared/asText'
import { readRows } from '@/queries/shared/rows'

type ApprovedTender = { id: number; number: string | null; title: string; at: string }
type MadeMovement = {
  id: number
  card: string
  type: 'in' | 'out'
  quantity: string
  at: string
}

const SHOWN = 8

/** The tenders a user approved most recently. For readers of tenders only: the caller checks. */
const readApprovedTenders = (req: PayloadRequest, userId: number): Promise<ApprovedTender[]> =>
  readRows<ApprovedTender>(
    req,
    sql`select id, number, title,
          ${momentText(sql`approved_at`)} as at
        from tenders where approved_by_id = ${userId} and is_approved
        order by approved_at desc nulls last limit ${SHOWN}`,
  )

/** A user's most recent stock movements. For readers of movements only: the caller checks. */
const readMadeMovements = (req: PayloadRequest, userId: number): Promise<MadeMovement[]> =>
  readRows<MadeMovement>(
    req,
    sql`select m.id, c.name as card, m.type, m.quantity::text as quantity,
          ${momentText(sql`m.created_at`)} as at
        from stock_movements m join stock_cards c on c.id = m.stock_card_id
        where m.operation_user_id = ${userId} order by m.created_at desc, m.id desc limit ${SHOWN}`,
  )

/**
 * A user's most recent actions on records that the visitor may read: each row names its record, a
 * movement its card.
 */
export const activityOf = async (
  { req }: Pick<ViewPage, 'req'>,
  userId: number,
): Promise<Activity> => {
  const ability = await abilityOfRequest(req)
  const readsTenders = mayReadFields(
    ability,
    'tenders',
    'number',
    'title',
    'approvedBy',
    'approvedAt',
  )
  const readsMovements =
    mayReadFields(ability, 'stock-movements', 'stockCard', 'type', 'quantity', 'operationUser') &&
    mayReadFields(ability, 'stock-cards', 'name')
  const [tenders, movements] = await Promise.all([
    readsTenders ? readApprovedTenders(req, userId) : null,
    readsMovements ? readMadeMovements(req, userId) : null,
  ])
  return { tenders, movements }
}

/** The page of a user, limited to what its reader may see; null when there is none. */
export const readUserPage = async (page: ViewPage) => {
  const { req, id, may } = page
  const canWrite = may(['write', 'users'])
  const isSelf = staffIdOf(req) === id
  const seesSessions = isSelf || may(['write', 'users', 'status'])
  const [user, { timeZone }, activity, sessions, facts, offers, deputy] = await Promise.all([
    readUser(req, id),
    siteOf(req.payload),
    activityOf(page, id),
    seesSessions ? readSessions(req, id) : null,
    readCommandFacts({ req, slug: 'users', ids: [id] }),
    readOffers({ req, slug: 'users', ids: [id] }),
    !isSelf && may(['write', 'users', '*']) ? readDeputySheet(req, id) : null,
  ])
  if (!user) return null
  return {
    activity,
    canWrite,
    deputy: facts.get(id)?.isAbove === false ? deputy : null,
    hasActivity: may(['read', 'audit', '*']),
    isSelf,
    offers: offers.get(id)?.commands ?? [],
    mayEndSessions: isSelf || facts.get(id)?.isAbove === false,
    sessions,
    timeZone,
    user,
  }
}

/** A user's own account: their record, sessions and second factor; null for others than users. */
export const readAccount = async ({ req }: ViewPage) => {
  const staff = staffOf(req)
  if (!staff) return null
  const [
    user,
    sessions,
    factor,
    passkeys,
    identities,
    { policy },
    { timeZone },
    deputy,
    feed,
    mayEnterAlone,
    isPasswordSet,
  ] = await Promise.all([
    readOwnUser(req, staff.id),
    readSessions(req, staff.id),
    readFactors(req, staff.id),
    readPasskeys(req, staff.id),
    readIdentities(req, staff.id),
    readFactorPolicy(req, staff.id),
    siteOf(req.payload),
    readDeputySheet(req, staff.id),
    readOwnFeed(req, staff.id),
    entersAlone(req, staff.id),
    hasPassword(req, staff.id),
  ])
  const hasAddress = relyingParty(env.SERVER_URL) !== null
  const keys = { passkeys, hasAddress }
  const links = { identities, hasProvider: Boolean(env.OIDC_ISSUER) }
  const facts = { factor: { ...factor, policy }, keys, links, isPasswordSet }
  return user && { user, sessions, ...facts, entersAlone: mayEnterAlone, feed, deputy, timeZone }
}

/** A user's own profile: their record and recent activity; null for others than users. */
export const readProfile = async (page: ViewPage) => {
  const { req } = page
  const staff = staffOf(req)
  if (!staff) return null
  const [user, person, { timeZone }, activity] = await Promise.all([
    readOwnUser(req, staff.id),
    // Users may know the name of their own role, even without the right to read roles.
    personOf({ payload: req.payload, user: staff }),
    siteOf(req.payload),
    activityOf(page, staff.id),
  ])
  return user && { activity, timeZone, user: { ...user, role: person.role || user.role } }
}
