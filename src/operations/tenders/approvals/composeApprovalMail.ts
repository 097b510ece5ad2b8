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
import { deputyOf } from '@/queries/users/deputies'
import { query } from '../../shared/transaction'
import { readTenderItems } from '@/queries/tenders/readTenderItems'
import { askedFacts } from './askedFacts'

type Row = Parameters<typeof askedFacts>[1] & {
  name: string
  permissions: unknown
  asker: string | null
  approverName: string
  number: string | null
  title: string
  note: string | null
}

type Receiver = { tender: number; approver: number; deputy: number | null }

/**
 * The current request, for the requested approver or their deputy; null once it was answered,
 * withdrawn or passed on, or when the deputyship is over.
 */
const readRequest = async (req: PayloadRequest, { tender, approver, deputy }: Receiver) => {
  if (deputy !== null && (await deputyOf(req, approver))?.id !== deputy) return undefined
  const [row] = await query<Row>(
    req,
    sql`select u.name, r.permissions, a.name as asker, t.number, t.title, t.approval_note as note,
               t.company_id as company, t.unconnected_name as "unconnectedName", t.currency,
               t.total::text as total, t.total_base::text as "totalBase",
               t.subtotal::text as subtotal, t.discount_total::text as "discountTotal"
               , asked.name as "approverName"
        from tenders t join users asked on asked.id = t.approver_id
          join users u on u.id = coalesce(${deputy}::int, t.approver_id) join roles r on r.id = u.role_id
          left join users a on a.id = t.approval_asked_by_id
        where t.id = ${tender} and t.approver_id = ${approver} and u.status = 'active'`,
  )
  return row
}

/** The mail to a requested approver; null if the request is no longer open. */
export const composeApprovalMail: Compose = async (req, { data, locale }) => {
  const deputy = data.deputy ? Number(data.deputy) : null
  const found = await readRequest(req, {
    ...{ tender: Number(data.tender), approver: Number(data.approver), deputy },
  })
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
      ...(deputy === null ? [] : [t('approvals.mail.onBehalf', { name: found.approverName })]),
      { facts: facts.filter(([, value]) => value !== '') },
      ...(found.note ? [found.note] : []),
      {
        link: `${env.SERVER_URL}${paths.tenderView(Number(data.tender))}`,
        label: t('approvals.mail.button'),
      },
    ],
  }
}
