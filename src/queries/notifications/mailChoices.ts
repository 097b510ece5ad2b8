import { sql } from '@payloadcms/db-postgres'
import type { NotificationKind } from '@/domain/notifications/events'
import {
  mailChoiceFor,
  mailChoicesIn,
  mutedIn,
  type MailChoice,
  type MailChoices,
} from '@/domain/notifications/mailChoices'
import { PREFERENCES } from '@/domain/settings/preferences'
import { preferenceOf } from '../preferences/ownRows'
import { readRows, type Reader } from '../shared/rows'

/** The choices of a user for each kind, and the kinds of which they get no notifications. */
export type OwnMailChoices = { mails: MailChoices; muted: NotificationKind[] }

/**
 * When users are mailed notifications of each kind.
 * @param users ids; unknown ones are left out
 * @returns by id
 */
export const readMailChoices = async (
  req: Reader,
  users: readonly number[],
): Promise<ReadonlyMap<number, OwnMailChoices>> => {
  const rows = await readRows<{ id: number; mails: unknown; notifications: unknown }>(
    req,
    sql`select u.id, ${preferenceOf(sql`u.id`, PREFERENCES.mails)} as mails,
          ${preferenceOf(sql`u.id`, PREFERENCES.notifications)} as notifications
        from users u where u.id in
          (select value::int from jsonb_array_elements_text(${JSON.stringify(users)}::jsonb))`,
  )
  return new Map(
    rows.map(({ id, mails, notifications }) => [
      id,
      { mails: mailChoicesIn(mails), muted: mutedIn(notifications) },
    ]),
  )
}

/** The choice that applies to a user's mails of one kind; `off` for an unknown user. */
export const mailChoiceOf = async (
  req: Reader,
  user: number,
  kind: NotificationKind,
): Promise<MailChoice> => {
  const found = (await readMailChoices(req, [user])).get(user)
  return found ? mailChoiceFor({ kind, choices: found.mails, muted: found.muted }) : 'off'
}
