import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { notificationLink } from '@/access/reading/notificationLink'
import { roleCovers } from '@/access/roles/roleCovers'
import { entityOf } from '@/catalog'
import { eventTypeOf } from '@/catalog/eventTypes'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import {
  SHOWN_DELIVERIES,
  type DeliverySheet,
  type WebhookSheet,
} from '@/present/webhooks/webhookSheet'
import { readRecord } from '../related/readRecord'
import { siteOf } from '../settings/siteOf'
import { momentText } from '../shared/asText'
import { recordKey, recordTitles } from '../shared/recordTitles'
import { readRows } from '../shared/rows'
import type { ViewPage } from '../shared/viewPage'
import { powerOfCaller, powerOfRole } from '../users/rolePower'

const FACTS = ['url', 'client', 'types', 'disabledReason', 'secretSince', 'createdAt']

type Row = Omit<DeliverySheet, 'type' | 'record'> & {
  name: string
  subject: string
  document: number
}

/** The newest deliveries; what each is about by name, as far as the reader may see that record. */
const readDeliveries = async (
  { req, id, locale }: ViewPage,
  seesAnswers: boolean,
): Promise<DeliverySheet[]> => {
  const rows = await readRows<Row>(
    req,
    sql`select d.event::int8::text as event, e.name, d.subject, d.document, d.state, d.attempts,
          ${momentText(sql`d.created_at`)} as "createdAt",
          case when d.state = 'waiting' and d.attempts > 0
            then ${momentText(sql`greatest(d.due_at, s.probe_at)`)} end
            as "dueAt",
          d.error as failure, d.status, d.ms,
          case when ${seesAnswers} then d.answer end as answer
        from webhook_deliveries d join events e on e.id = d.event
          left join webhook_states s on s.webhook_id = d.endpoint_id
        where d.endpoint_id = ${id} order by d.id desc limit ${SHOWN_DELIVERIES}`,
  )
  const t = createTranslator(locale)
  const ability = await abilityOfRequest(req)
  const titles = await recordTitles(
    req,
    rows.map(({ subject, document }) => ({ slug: subject, id: document })),
  )
  return rows.map(({ name, subject, document, ...row }) => {
    const words = entityOf(subject)?.words
    const title = titles.get(recordKey(subject, document))?.title
    return {
      ...row,
      event: Number(row.event),
      type: eventTypeOf({ name, subject }) ?? name,
      record: {
        name: title ?? `${t(`${words}.singular` as MessageKey)} #${document}`,
        href: title ? notificationLink({ ability, subject, document }) : null,
      },
    }
  })
}

type Known = { enabled: boolean; isFailing: boolean; client: number; role: number }

/** Whether the reader may do everything that the program's role can: enough to draw buttons by. */
const coversOwner = async (req: PayloadRequest, role: number): Promise<boolean> =>
  roleCovers(await powerOfCaller(req), await powerOfRole(req, role))

const stateOf = ({ enabled, isFailing }: Known): NonNullable<WebhookSheet['state']> => {
  if (!enabled) return 'off'
  return isFailing ? 'failing' : 'on'
}

/**
 * An endpoint of webhooks with its deliveries, as the visitor may see it.
 * @returns null when there is none or it may not be read
 */
export const readWebhook = async (page: ViewPage): Promise<WebhookSheet | null> => {
  const { req, id, may } = page
  const record = await readRecord(page, 'webhooks', FACTS)
  if (!record) return null
  const [known] = await readRows<Known>(
    req,
    sql`select w.enabled, s.failing_since is not null as "isFailing", c.role_id as role
        from webhooks w join api_clients c on c.id = w.client_id
          left join webhook_states s on s.webhook_id = w.id
        where w.id = ${id}`,
  )
  if (!known) return null
  const seesAll = may(['read', 'webhooks', '*'])
  const mayChange = (['write', 'delete'] as const).filter((action) =>
    may([action, 'webhooks', '*']),
  )
  const covers = mayChange.length > 0 && (await coversOwner(req, known.role))
  const canWrite = covers && mayChange.includes('write')
  const { timeZone } = await siteOf(req.payload)
  const { name } = record.doc
  return {
    id,
    name: typeof name === 'string' ? name : `#${id}`,
    facts: record.facts,
    state: seesAll ? stateOf(known) : null,
    deliveries: seesAll ? await readDeliveries(page, canWrite) : null,
    timeZone,
    editHref: covers ? rowLinksOf({ slug: 'webhooks', doc: { id }, may }).edit : undefined,
    isOn: known.enabled,
    canWrite,
    canDelete: covers && mayChange.includes('delete'),
    hasActivity: may(['read', 'audit', '*']),
  }
}
