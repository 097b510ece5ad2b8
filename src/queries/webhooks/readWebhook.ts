import { sql } from '@payloadcms/db-postgres'
import { abilityOfRequest } from '@/access/abilityOf'
import { notificationLink } from '@/access/reading/notificationLink'
import { entityOf } from '@/catalog'
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
import { recordKey, recordTitles } from '../shared/recordTitles'
import { readRows } from '../shared/rows'
import type { ViewPage } from '../shared/viewPage'
import { coversRole, deliveriesOf } from './readDeliveries'

const FACTS = ['url', 'client', 'types', 'disabledReason', 'secretSince', 'createdAt']

/** The newest deliveries with the names of their records, if the reader may see them. */
const deliverySheets = async (
  { req, id, locale }: ViewPage,
  seesAnswers: boolean,
): Promise<DeliverySheet[]> => {
  const rows = await deliveriesOf({ req, id, seesAnswers, before: null, limit: SHOWN_DELIVERIES })
  const t = createTranslator(locale)
  const ability = await abilityOfRequest(req)
  const titles = await recordTitles(
    req,
    rows.map(({ subject, document }) => ({ slug: subject, id: document })),
  )
  return rows.map(({ id: _, type, subject, document, ...row }) => {
    const words = entityOf(subject)?.words
    const title = titles.get(recordKey(subject, document))?.title
    return {
      ...row,
      type,
      record: {
        name: title ?? `${t(`${words}.singular` as MessageKey)} #${document}`,
        href: title ? notificationLink({ ability, subject, document }) : null,
      },
    }
  })
}

type Known = { enabled: boolean; isFailing: boolean; client: number; role: number }

const stateOf = ({ enabled, isFailing }: Known): NonNullable<WebhookSheet['state']> => {
  if (!enabled) return 'off'
  return isFailing ? 'failing' : 'on'
}

/**
 * A webhook endpoint with its deliveries, limited to what the visitor may see.
 * @returns null if it does not exist or may not be read
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
  const covers = mayChange.length > 0 && (await coversRole(req, known.role))
  const canWrite = covers && mayChange.includes('write')
  const { timeZone } = await siteOf(req.payload)
  const { name } = record.doc
  return {
    id,
    name: typeof name === 'string' ? name : `#${id}`,
    facts: record.facts,
    state: seesAll ? stateOf(known) : null,
    deliveries: seesAll ? await deliverySheets(page, canWrite) : null,
    timeZone,
    editHref: covers ? rowLinksOf({ slug: 'webhooks', doc: { id }, may }).edit : undefined,
    isOn: canWrite && known.enabled,
    canWrite,
    canDelete: covers && mayChange.includes('delete'),
    hasActivity: may(['read', 'audit', '*']),
  }
}
