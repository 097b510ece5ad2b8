import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import type { Currency } from '@/domain/shared/currency'
import type { RateSource } from '@/domain/rates/rates'
import type { DiscountType } from '@/domain/tenders/totals/discount'
import { refuseTransition, type TenderStatus, type TenderVerb } from '@/domain/tenders/status'
import { dayText } from '@/queries/shared/asText'
import { query } from '../shared/transaction'

/** A tender with the fields its commands need; decimals as text, days as `YYYY-MM-DD`. */
export type LockedTender = {
  id: number
  title: string
  status: TenderStatus
  number: string | null
  revision: number
  date: string
  validUntil: string | null
  company: number | null
  companyProject: number | null
  unconnectedName: string | null
  unconnectedEmail: string | null
  unconnectedPhone: string | null
  currency: Currency
  currencyRate: string
  rateDay: string | null
  rateSource: RateSource | null
  discountType: DiscountType | null
  discountValue: string | null
  subtotal: string
  discountTotal: string
  total: string
  /** In lira, as stored with the lines. */
  totalBase: string
  createdBy: number | null
  /** Its owner. */
  owner: number | null
  isAccepted: boolean
  /** The requested approver, and the requester. */
  approver: number | null
  askedBy: number | null
  updatedAt: Date | string
}

/**
 * Locks a tender for a step: a concurrent request waits here and then sees the new status.
 * @param verb the step; left out if its own rule checks the status
 * @throws Refusal `notFound`, or why this step cannot be taken from its status
 */
export const lockTender = async (
  req: PayloadRequest,
  id: number,
  verb?: TenderVerb,
): Promise<LockedTender> => {
  const [tender] = await query<LockedTender>(
    req,
    sql`select id, title, status, number, coalesce(revision, 1)::int as revision,
          ${dayText(sql`date`)} as date,
          ${dayText(sql`valid_until`)} as "validUntil",
          company_id as company, company_project_id as "companyProject",
          unconnected_name as "unconnectedName", unconnected_email as "unconnectedEmail",
          unconnected_phone as "unconnectedPhone", currency, currency_rate::text as "currencyRate",
          ${dayText(sql`rate_day`)} as "rateDay", rate_source as "rateSource",
          discount_type as "discountType", discount_value::text as "discountValue",
          subtotal::text as subtotal, discount_total::text as "discountTotal",
          total::text as total,
          coalesce(total_base, total * coalesce(currency_rate, 1))::text as "totalBase",
          created_by_id as "createdBy", owner_id as owner,
          accepted_at is not null as "isAccepted",
          approver_id as approver, approval_asked_by_id as "askedBy",
          updated_at as "updatedAt"
        from tenders where id = ${id} for no key update`,
  )
  if (!tender) throw new Refusal('notFound')
  const code = verb ? refuseTransition({ status: tender.status, verb }) : null
  if (code) throw new Refusal(code, { data: { status: tender.status, number: tender.number } })
  return tender
}
