import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility } from '@/access/buildAbility'
import { notificationLink } from '@/access/reading/notificationLink'
import { FAILING_HOURS, type DisabledReason } from '@/domain/webhooks/webhook'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import { readRows } from '@/queries/shared/rows'
import { CAN_SIGN_IN } from '@/queries/users/signInStates'
import { isFirst } from '../background/onceOnly'
import type { Compose } from '../mailQueue/mail'
import { queueMailTo } from '../mailQueue/queueMailTo'
import { notifyUsers } from '../notifications/notify'
import { query } from '../shared/transaction'

type Failing = { name: string; responsible: number; since: string | null; hours: number | null }

/** Notifies the user responsible for the program and users with *write webhooks*, also by mail. */
const warn = async (
  req: PayloadRequest,
  event: 'webhookFailing' | 'webhookDisabled',
  { id, name, responsible }: { id: number } & Failing,
): Promise<void> => {
  const news = { req, event, subject: 'webhooks', document: id, data: { record: name } } as const
  const notified = [
    ...(await notifyUsers({ ...news, to: { responsible } })),
    ...(await notifyUsers({
      ...news,
      to: { holdersOf: 'write', wholly: true },
      except: [responsible],
    })),
  ]
  for (const user of notified)
    await queueMailTo({ req, user, kind: 'webhookFailing', data: { webhook: id } })
}

const failingEndpoint = async (req: PayloadRequest, id: number): Promise<Failing | undefined> => {
  const [row] = await query<Failing>(
    req,
    sql`select w.name, c.responsible_id as responsible, s.failing_since::text as since,
          extract(epoch from now() - s.failing_since)::float8 / 3600 as hours
        from webhooks w join api_clients c on c.id = w.client_id
          join webhook_states s on s.webhook_id = w.id
        where w.id = ${id}`,
  )
  return row
}

/**
 * Disables an endpoint that requested it (410) or failed for too long, and notifies people. Its
 * deliveries are kept.
 */
export const disableForReason = async (
  req: PayloadRequest,
  id: number,
  reason: DisabledReason,
): Promise<void> => {
  const changed = await query(
    req,
    sql`update webhooks set enabled = false,
          disabled_reason = ${reason}::enum_webhooks_disabled_reason, updated_at = now()
        where id = ${id} and enabled returning id`,
  )
  const found = await failingEndpoint(req, id)
  if (changed.length === 1 && found) await warn(req, 'webhookDisabled', { id, ...found })
}

/**
 * After a failed attempt: notifies people once when the endpoint has failed for days, and disables
 * it later.
 */
export const noteFailing = async (req: PayloadRequest, id: number): Promise<void> => {
  const found = await failingEndpoint(req, id)
  if (!found || found.hours === null) return
  if (found.hours >= FAILING_HOURS.disabled) return disableForReason(req, id, 'failing')
  if (found.hours < FAILING_HOURS.notified) return
  if (await isFirst(req, `webhook-failing ${id} ${found.since}`))
    await warn(req, 'webhookFailing', { id, ...found })
}

/** The mail that an endpoint fails or was disabled; none once it works again. */
export const composeWebhookFailing: Compose = async (req, { data, locale }) => {
  const id = Number(data.webhook)
  const [row] = await readRows<{
    name: string
    enabled: boolean
    isFailing: boolean
    person: string
    permissions: unknown
  }>(
    req,
    sql`select w.name, w.enabled, s.failing_since is not null as "isFailing", u.name as person,
          r.permissions
        from webhooks w join webhook_states s on s.webhook_id = w.id,
          users u join roles r on r.id = u.role_id
        where w.id = ${id} and u.id = ${Number(data.user)} and ${sql.raw(CAN_SIGN_IN)}`,
  )
  if (!row || (row.enabled && !row.isFailing)) return null
  const t = createTranslator(locale)
  const link = notificationLink({
    ability: buildAbility(row.permissions),
    subject: 'webhooks',
    document: id,
  })
  const values = { name: row.name }
  return {
    subject: t(`emails.webhookFailing.${row.enabled ? 'subject' : 'disabledSubject'}`, values),
    paragraphs: [
      t('emails.resetPassword.greeting', { name: row.person }),
      t(`emails.webhookFailing.${row.enabled ? 'text' : 'disabledText'}`, values),
      ...(link
        ? [{ link: `${env.SERVER_URL}${link}`, label: t('emails.webhookFailing.open') }]
        : []),
    ],
  }
}
