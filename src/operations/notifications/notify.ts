import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readableNotificationData } from '@/access/reading/notificationData'
import { entityOf } from '@/catalog'
import type { Action, Subject } from '@/access/roles/permissions'
import {
  KIND_OF_EVENT,
  type NotificationData,
  type NotificationEvent,
  type NotificationKind,
  type NotificationSubject,
} from '@/domain/notifications/events'
import {
  MAIL_CHOICES,
  mailChoiceFor,
  mailOfEvent,
  NEVER_MUTED,
} from '@/domain/notifications/mailChoices'
import { PREFERENCES } from '@/domain/settings/preferences'
import { readMailChoices } from '@/queries/notifications/mailChoices'
import { preferenceOf } from '@/queries/preferences/ownRows'
import { queueMailTo } from '../mailQueue/queueMailTo'
import { query } from '../shared/transaction'
import { rolesThatMay } from '@/queries/users/rolePower'
import { CAN_SIGN_IN } from '@/queries/users/signInStates'

/** Unknown ids are ignored, as are users who may not read the record. */
type Recipients =
  | { users: readonly (number | null | undefined)[] }
  /** The user responsible for the record, whatever their role may read. */
  | { responsible: number }
  /** Users with one of these roles. */
  | { roles: readonly number[] }
  /**
   * All users with this right on the record's collection; with `wholly` only unrestricted rights
   * count.
   */
  | { holdersOf: Action; wholly?: true; exceptRoles?: readonly number[] }

type News = {
  req: PayloadRequest
  event: NotificationEvent
  subject: NotificationSubject
  document: number
  data: NotificationData
  to: Recipients
  /** Users who get no notification: the actor, unless it is about a state rather than an action. */
  except?: readonly (number | null)[]
}

const list = (ids: readonly number[]) =>
  sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

const OF_PEOPLE: readonly NotificationSubject[] = [
  'imports',
  'exports',
  'right-requests',
  'deputies',
]

/** SQL: whether a user `u` has switched a kind off. */
const isMuted = (kind: NotificationKind) =>
  NEVER_MUTED.includes(kind)
    ? sql`false`
    : sql`exists (select from
        (select ${preferenceOf(sql`u.id`, PREFERENCES.notifications)} -> 'muted' as muted) own
        where jsonb_typeof(own.muted) = 'array' and own.muted ? ${kind})`

/** The required rights of recipients' roles. */
const rightsFor = ({ subject, to }: Pick<News, 'subject' | 'to'>) => {
  // Imports and exports belong to their user and a request for a right to its requester, whatever their
  // role; recipients of such a request were already selected by role. Deputies and represented
  // persons are named explicitly.
  if (OF_PEOPLE.includes(subject) || 'responsible' in to) return []
  const right = (entityOf(subject)?.subject ?? subject) as Subject
  const holding = 'holdersOf' in to ? [[to.holdersOf, right, ...(to.wholly ? ['*'] : [])]] : []
  return [['read', right], ...holding] as [Action, Subject, field?: string][]
}

/** The users named as recipients; null if rights select them. */
const namedIn = (to: Recipients): readonly (number | null | undefined)[] | null => {
  if ('responsible' in to) return [to.responsible]
  return 'users' in to ? to.users : null
}

/** A user who got a notification, and whether it waits for their daily mail. */
export type Notified = { user: number; isDaily: boolean }

/**
 * Creates notifications in the transaction of the event, so that both are committed or neither; the
 * commit announces them to every instance (trigger `tell_notification`). Recipients are active
 * users whose role may read the record and who have not switched the kind off; each gets only the
 * values their role may read. Two concurrent first saves leave two rows of a preference: the last
 * one counts, as when Payload reads it. An older unread row of the same event and record is
 * replaced. Mails follow each user's choice for the kind.
 * @returns the users who got one
 */
export const notifyEach = async (news: News): Promise<Notified[]> => {
  const { req, event, subject, document, data, to, except = [] } = news
  const kind = KIND_OF_EVENT[event]
  const isMeant = (id: number | null | undefined): id is number =>
    Boolean(id) && !except.includes(id as number)
  const users = namedIn(to)?.filter(isMeant) ?? null
  if (users?.length === 0) return []
  const able = await rolesThatMay(req, rightsFor(news))
  const exceptRoles = 'holdersOf' in to ? (to.exceptRoles ?? []) : []
  const roles = able.filter(
    ({ id }) => !exceptRoles.includes(id) && (!('roles' in to) || to.roles.includes(id)),
  )
  const dataOfRole = Object.fromEntries(
    roles.map(({ id, ability }) => [
      id,
      'responsible' in to ? data : readableNotificationData({ ability, subject, data }),
    ]),
  )
  const recipients = await query<{ id: number; recipient: number }>(
    req,
    sql`insert into notifications (recipient_id, kind, event, subject, document, data)
        select u.id, ${kind}::enum_notifications_kind, ${event}::enum_notifications_event,
               ${subject}::enum_notifications_subject, ${document},
               ${JSON.stringify(dataOfRole)}::jsonb -> u.role_id::text
        from users u
        where ${sql.raw(CAN_SIGN_IN)} and u.role_id in ${list(roles.map(({ id }) => id))}
          and (${users === null} or u.id in ${list(users ?? [])})
          and u.id not in ${list(except.filter((id): id is number => id !== null))}
          and not ${isMuted(kind)}
        order by u.id
        returning id, recipient_id as recipient`,
  )
  if (recipients.length === 0) return []
  await replaceOlder(
    req,
    recipients.map(({ id }) => id),
  )
  const daily = await mailAbout(req, event, recipients)
  return recipients.map(({ id, recipient: user }) => ({ user, isDaily: daily.includes(id) }))
}

/**
 * Queues the mails of those who want the kind at once, and keeps it for the daily mail of those who
 * want that.
 * @returns the notifications that wait for a daily mail
 */
const mailAbout = async (
  req: PayloadRequest,
  event: NotificationEvent,
  written: readonly { id: number; recipient: number }[],
): Promise<number[]> => {
  if (MAIL_CHOICES.every((choice) => mailOfEvent(event, choice) === null)) return []
  const kind = KIND_OF_EVENT[event]
  const chosen = await readMailChoices(
    req,
    written.map(({ recipient }) => recipient),
  )
  const mailOf = new Map(
    [...chosen].map(([user, { mails: choices, muted }]) => [
      user,
      mailOfEvent(event, mailChoiceFor({ kind, choices, muted })),
    ]),
  )
  const waiting = written.flatMap(({ id, recipient }) =>
    mailOf.get(recipient) === 'digest' ? [id] : [],
  )
  if (waiting.length > 0)
    await query(
      req,
      sql`update notifications set awaits_digest = true where id in ${list(waiting)}`,
    )
  for (const { id, recipient: user } of written)
    if (mailOf.get(user) === 'queue')
      await queueMailTo({ req, user, kind: 'notification', data: { notification: id } })
  return waiting
}

/** As `notifyEach`, with the ids of the users only. */
export const notifyUsers = async (news: News): Promise<number[]> =>
  (await notifyEach(news)).map(({ user }) => user)

/** As `notifyEach`, without the recipients. */
export const notify = async (news: News): Promise<void> => {
  await notifyEach(news)
}

/** Rows locked by a concurrent marking are skipped: waiting for them could deadlock. */
const replaceOlder = (req: PayloadRequest, written: readonly number[]) =>
  query(
    req,
    sql`delete from notifications where id in (
          select old.id from notifications old
          join notifications fresh on fresh.recipient_id = old.recipient_id
          where fresh.id in ${list(written)} and old.id not in ${list(written)}
            and old.read_at is null and old.event = fresh.event
            and old.subject = fresh.subject and old.document = fresh.document
          for update of old skip locked)`,
  )
