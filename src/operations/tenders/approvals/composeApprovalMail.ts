import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility } from '@/access/buildAbility'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { paths } from '@/catalog/paths'
import { readableNotificationData } from '@/access/reading/notificationData'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import type { Compose } from '../../mailQueue/mail'
import { query } from '../../shared/transaction'
import { readTenderItems } from '@/queries/tenders/readTenderItems'
import { askedFacts } from './askedFacts'

type Row = Parameters<typeof askedFacts>[1] & {
  name: string
  permissions: unknown
  asker: string | null
  number: string | null
  title: string
  note: string | null
}

/** The current request; nothing once it was answered, withdrawn or given to another person. */
const readRequest = async (req: PayloadRequest, tender: number, approver: number) => {
  const [row] = await query<Row>(
    req,
    sql`select u.name, r.permissions, a.name as asker, t.number, t.title, t.approval_note as note,
               t.company_id as company, t.unconnected_name as "unconnectedName", t.currency,
               t.total::text as total, t.total_base::text as "totalBase",
               t.subtotal::text as subtotal, t.discount_total::text as "discountTotal"
        from tenders t join users u on u.id = t.approver_id join roles r on r.id = u.role_id
          left join users a on a.id = t.approval_asked_by_id
        where t.id = ${tender} and t.approver_id = ${approver} and u.status = 'active'`,
  )
  return row
}

/** The mail to a requested approver; null if the request is no longer open. */
export const composeApprovalMail: Compose = async (req, { data, locale }) => {
  const found = await readRequest(req, Number(data.tender), Number(data.approver))
  if (!found) return null
  const t = createTranslator(locale)
  const ability = buildAbility(found.permissions)
  const maySee = (...fields: string[]) => mayReadFields(ability, 'tenders', ...fields)
  const shown = (field: 'number' | 'title') => (maySee(field) ? found[field] : null)
  const items = await readTenderItems({ req, tenderId: Number(data.tender) })
  const asked = await askedFacts(req, found, items)
  const { company, person, total, currency, discount } = readableNotificationData({
    ability,
    subject: 'tenders',
    data: asked,
  })
  const format = createFormatters(locale)
  const facts = [
    [t('approvals.mail.customer'), company ?? person ?? ''],
    [t('printing.grandTotal'), total && currency ? format.money(total, currency) : ''],
    [t('printing.discount'), Number(discount) > 0 ? format.percent(discount) : ''],
  ] as const
  const tender = [shown('number'), shown('title')].filter(Boolean).join(' · ') || '—'
  return {
    subject: t('approvals.mail.subject', { tender }),
    paragraphs: [
      t('approvals.mail.greeting', { name: found.name }),
      t('approvals.mail.text', { name: found.asker ?? '—', tender }),
      { facts: facts.filter(([, value]) => value !== '') },
      ...(found.note ? [found.note] : []),
      {
        link: `${env.SERVER_URL}${paths.tenderView(Number(data.tender))}`,
        label: t('approvals.mail.button'),
      },
    ],
  }
}
