import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility } from '@/access/buildAbility'
import { notificationLink } from '@/access/reading/notificationLink'
import { dayOf } from '@/domain/shared/day'
import { dueWarning, WARNED_DAYS } from '@/domain/users/apiKey'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import { siteOf } from '@/queries/settings/siteOf'
import { momentText } from '@/queries/shared/asText'
import { readRows } from '@/queries/shared/rows'
import { isFirst } from '../background/onceOnly'
import type { Compose } from '../mailQueue/mail'
import { queueMailTo } from '../mailQueue/queueMailTo'
import { notifyUsers } from '../notifications/notify'
import { inTransaction, lockRow, query } from '../shared/transaction'
import { CAN_SIGN_IN } from '@/queries/users/signInStates'

type EndingKey = {
  key: number
  name: string
  responsible: number
  createdAt: string
  expiresAt: string
}

/** SQL: the newest key of an enabled client, if it is live: older ones end on purpose. */
const NEWEST = sql`from api_clients c join lateral (
    select * from api_keys where client_id = c.id order by id desc limit 1) k
  on k.revoked_at is null where c.enabled`

/** The clients whose newest key expires within the days of the first warning. */
export const clientsWithEndingKeys = async (req: PayloadRequest, now: Date): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    req,
    sql`select c.id ${NEWEST} and k.expires_at > ${now.toISOString()}
          and k.expires_at <= ${now.toISOString()}::timestamptz
            + make_interval(days => ${Math.max(...WARNED_DAYS)})
        order by c.id`,
  )
  return rows.map(({ id }) => id)
}

const endingKey = async (req: PayloadRequest, client: number): Promise<EndingKey | undefined> => {
  const [row] = await query<EndingKey>(
    req,
    sql`select k.id as key, c.name, c.responsible_id as responsible,
          ${momentText(sql`k.created_at`)} as "createdAt",
          ${momentText(sql`k.expires_at`)} as "expiresAt"
        ${NEWEST} and c.id = ${client}`,
  )
  return row
}

/**
 * Warns the responsible user and everybody who may replace it that a client's key expires, by
 * notification and mail: once for each step, even with concurrent runs. Checked again under the
 * lock of the client: no warning if the key was replaced or extended meanwhile.
 * @param args.id of the client
 */
export const warnOfKeyEnd = (args: { req: PayloadRequest; id: number; now: Date }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, id, now } = args
    await lockRow(req, 'api-clients', id)
    const found = await endingKey(req, id)
    if (!found) return
    const { key, name, responsible } = found
    const [createdAt, expiresAt] = [new Date(found.createdAt), new Date(found.expiresAt)]
    const step = dueWarning({ createdAt, expiresAt, now })
    // A changed expiry is warned of again.
    if (step === null || !(await isFirst(req, `key-ends ${key} ${step} ${found.expiresAt}`))) return
    const { timeZone } = await siteOf(req.payload)
    const news = {
      req,
      event: 'keyEnding',
      subject: 'api-clients',
      document: id,
      data: { program: name, lastDay: dayOf({ instant: expiresAt, timeZone }) },
    } as const
    const notified = [
      ...(await notifyUsers({ ...news, to: { responsible } })),
      ...(await notifyUsers({
        ...news,
        to: { holdersOf: 'write', wholly: true },
        except: [responsible],
      })),
    ]
    for (const user of notified)
      await queueMailTo({ req, user, kind: 'keyEnding', data: { client: id, key } })
  })

/**
 * The mail that a key expires: not sent if it was replaced, revoked or extended, or when the
 * recipient is neither responsible nor may replace it any more.
 */
export const composeKeyEnding: Compose = async (req, { data, locale }) => {
  const client = Number(data.client)
  const [user] = await readRows<{ name: string; permissions: unknown }>(
    req,
    sql`select u.name, r.permissions from users u join roles r on r.id = u.role_id
        where u.id = ${Number(data.user)} and ${sql.raw(CAN_SIGN_IN)}`,
  )
  const key = await endingKey(req, client)
  if (!user || key?.key !== Number(data.key)) return null
  const ability = buildAbility(user.permissions)
  const mayReplace = ability.can('read', 'users') && ability.can('write', 'users', '*')
  const dates = { createdAt: new Date(key.createdAt), expiresAt: new Date(key.expiresAt) }
  if (key.responsible !== Number(data.user) && !mayReplace) return null
  if (dueWarning({ ...dates, now: new Date() }) === null) return null
  const { timeZone } = await siteOf(req.payload)
  const t = createTranslator(locale)
  const values = {
    program: key.name,
    at: createFormatters(locale).dateTime(key.expiresAt, timeZone),
  }
  const link = notificationLink({ ability, subject: 'api-clients', document: client })
  return {
    subject: t('emails.keyEnding.subject', values),
    paragraphs: [
      t('emails.resetPassword.greeting', { name: user.name }),
      t('emails.keyEnding.text', values),
      ...(link ? [{ link: `${env.SERVER_URL}${link}`, label: t('emails.keyEnding.open') }] : []),
    ],
  }
}
