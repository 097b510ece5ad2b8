import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility } from '@/access/buildAbility'
import { readableNotificationData } from '@/access/reading/notificationData'
import { mayReadNotification, notificationLink } from '@/access/reading/notificationLink'
import { mayGrantRight } from '@/access/roles/mayGrantRight'
import {
  KIND_OF_EVENT,
  type NotificationData,
  type NotificationEvent,
  type NotificationKind,
  type NotificationSubject,
} from '@/domain/notifications/events'
import { mailChoiceFor } from '@/domain/notifications/mailChoices'
import { companyToday } from '../settings/companyToday'
import { readRows } from '../shared/rows'
import { inForce } from '../users/deputies'
import { askedRightOf } from '../users/rightRequests'
import { NO_POWER, powersOfRoles } from '../users/rolePower'
import { CAN_SIGN_IN } from '../users/signInStates'
import { readMailChoices } from './mailChoices'

type Row = {
  event: NotificationEvent
  subject: NotificationSubject
  document: number
  data: NotificationData | null
}
type Recipient = { name: string; email: string; role: number; permissions: unknown }

/**
 * A notification for a mail, with the values and the page that its recipient may currently read.
 */
export type MailedNotification = {
  kind: NotificationKind
  event: NotificationEvent
  data: NotificationData
  /** The path of its page; null without one, and for the file of an export. */
  link: string | null
}

export type Mailed = { name: string; email: string; notifications: MailedNotification[] }

const idsOf = (rows: readonly Row[], event: NotificationEvent): string =>
  JSON.stringify(rows.flatMap((row) => (row.event === event ? [row.document] : [])))

/**
 * The tenders whose pending approval is requested from the user, or from a person whose deputy they
 * are.
 */
const openApprovals = async (req: PayloadRequest, user: number, rows: readonly Row[]) => {
  const today = await companyToday(req)
  const open = await readRows<{ id: number }>(
    req,
    sql`select t.id from tenders t
        where t.id in (select value::int
            from jsonb_array_elements_text(${idsOf(rows, 'approvalRequested')}::jsonb))
          and (t.approver_id = ${user} or t.approver_id in (select d.person_id from deputies d
            where d.deputy_id = ${user} and ${inForce(today)}))`,
  )
  return new Set(open.map(({ id }) => id))
}

/** The pending requests for rights that users of a role can answer. */
const openRequests = async (req: PayloadRequest, role: number, rows: readonly Row[]) => {
  const asked = await readRows<{ id: number; right: string; role: number }>(
    req,
    sql`select q.id, q.asked_right as right, u.role_id as role
        from right_requests q join users u on u.id = q.user_id
        where q.state = 'open' and ${sql.raw(CAN_SIGN_IN)} and q.id in (select value::int
          from jsonb_array_elements_text(${idsOf(rows, 'rightRequested')}::jsonb))`,
  )
  if (asked.length === 0) return new Set<number>()
  const powers = await powersOfRoles(req)
  const powerOf = (id: number) => powers.find((one) => one.id === id) ?? NO_POWER
  return new Set(
    asked
      .filter((one) => mayGrantRight(powerOf(role), powerOf(one.role), askedRightOf(one.right)))
      .map(({ id }) => id),
  )
}

/** Whether the request of a notification is still pending; true for all other notifications. */
const stillOpen = async (
  req: PayloadRequest,
  { user, role, rows }: { user: number; role: number; rows: readonly Row[] },
): Promise<(row: Row) => boolean> => {
  const has = (event: NotificationEvent) => rows.some((row) => row.event === event)
  const approvals = has('approvalRequested') ? await openApprovals(req, user, rows) : null
  const requests = has('rightRequested') ? await openRequests(req, role, rows) : null
  return ({ event, document }) => {
    if (event === 'approvalRequested') return approvals?.has(document) === true
    if (event === 'rightRequested') return requests?.has(document) === true
    return true
  }
}

/**
 * The notifications of a mail at the time of sending. Left out are those that were read, removed or
 * switched off, those that the user may not read any more, and requests that were answered.
 * @param args.ids of the notifications; those of others are ignored
 * @returns the user, and the remaining notifications, newest first; null if there are none, or the
 *   user cannot sign in
 */
export const readMailed = async (args: {
  req: PayloadRequest
  user: number
  ids: readonly number[]
}): Promise<Mailed | null> => {
  const { req, user, ids } = args
  const [recipient] = await readRows<Recipient>(
    req,
    sql`select u.name, u.email, u.role_id as role, r.permissions
        from users u join roles r on r.id = u.role_id
        where u.id = ${user} and ${sql.raw(CAN_SIGN_IN)}`,
  )
  const chosen = (await readMailChoices(req, [user])).get(user)
  if (!recipient || !chosen) return null
  const { name, email, role, permissions } = recipient
  const rows = await readRows<Row>(
    req,
    sql`select event, subject, document::int as document, data from notifications
        where recipient_id = ${user} and read_at is null and id in
          (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        order by id desc`,
  )
  const ability = buildAbility(permissions)
  const isOpen = await stillOpen(req, { user, role, rows })
  const isWanted = ({ event }: Row) =>
    mailChoiceFor({ kind: KIND_OF_EVENT[event], choices: chosen.mails, muted: chosen.muted }) !==
    'off'
  const notifications = rows
    .filter((row) => isWanted(row) && mayReadNotification({ ability, ...row }) && isOpen(row))
    .map(({ event, subject, document, data }) => ({
      kind: KIND_OF_EVENT[event],
      event,
      data: readableNotificationData({ ability, subject, data: data ?? {} }),
      // A file is downloaded with a session, which a link in a mail does not have.
      link: subject === 'exports' ? null : notificationLink({ ability, subject, document }),
    }))
  return notifications.length > 0 ? { name, email, notifications } : null
}
