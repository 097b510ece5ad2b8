import { sql } from '@payloadcms/db-postgres'
import {
  connectionOf,
  executePrepared,
  transactionOf,
  type Connection,
  type Reader,
} from '@/database/adapter'
import { followUpDaysOf, type FollowUpDays } from '@/domain/actions/followUps'
import { RATE_DAYS, RATE_SIDES, type RateDay, type RateSide } from '@/domain/rates/rates'
import type { ApprovalLimits } from '@/domain/settings/approvalLimit'
import { BASE_CURRENCY, isCurrency, type Currency } from '@/domain/shared/currency'
import { DEFAULT_TIME_ZONE, isTimeZone, today, type Day } from '@/domain/shared/day'

/** The site's name until a title is set. */
export const PRODUCT_NAME = 'Backoffice'

export type CompanySettings = {
  timeZone: string
  /** The current day in that zone, neither the server's nor the browser's. */
  today: Day
  fourEyes: boolean
  /** Only approved tenders may be sent to customers. */
  approveBeforeSending: boolean
  /** The title of this site; null until it is set. */
  siteTitle: string | null
  /** Its description for visitors; null until it is set. */
  siteDescription: string | null
  /** The default currency of new tenders and movements. */
  defaultCurrency: Currency
  /** Which of the bank's rates a quotation uses. */
  tenderRateSide: RateSide
  /** Which day's rate an invoice uses: its own day, or the last bulletin before. */
  invoiceRateDay: RateDay
  /** Lira: count differences above this value are recounted; null for no limit. */
  recountValue: string | null
  /** Percentage of sent tenders in the planned demand; null for all of it. */
  likelyWeight: string | null
  /** Days without an answer after which an offer is followed up. */
  followUpDays: FollowUpDays
  /** Days before the end of an offer on which its customer is reminded; 0 for never. */
  reminderDays: number
  /** The last day of the closed period of stock; null where nothing is closed. */
  closedUntil: Day | null
  /** Approval limits by role, in decimal text; a role without a row has none. */
  approvalLimits: ReadonlyMap<number, ApprovalLimits>
}

type Limit = ApprovalLimits & { role: number }

type Row = {
  timeZone: string | null
  fourEyes: boolean | null
  approveBeforeSending: boolean | null
  siteTitle: string | null
  siteDescription: string | null
  defaultCurrency: string | null
  tenderRateSide: string | null
  invoiceRateDay: string | null
  recountValue: string | null
  likelyWeight: string | null
  followUpUnopened: string | null
  followUpUnanswered: string | null
  customerReminder: string | null
  closedUntil: Day | null
  approvalLimits: readonly Limit[] | null
}

/** One of a few options; the first is the default. */
const oneOf = <T extends string>(words: readonly [T, ...T[]], value: unknown): T =>
  words.find((word) => word === value) ?? words[0]

/** Parses the stored settings; defaults until the settings are saved for the first time. */
export const settingsOf = (row: Partial<Row> | undefined): CompanySettings => {
  const timeZone = isTimeZone(row?.timeZone) ? row.timeZone : DEFAULT_TIME_ZONE
  return {
    timeZone,
    today: today({ now: new Date(), timeZone }),
    fourEyes: row?.fourEyes ?? false,
    approveBeforeSending: row?.approveBeforeSending ?? false,
    siteTitle: row?.siteTitle?.trim() || null,
    siteDescription: row?.siteDescription?.trim() || null,
    defaultCurrency: isCurrency(row?.defaultCurrency) ? row.defaultCurrency : BASE_CURRENCY,
    tenderRateSide: oneOf(RATE_SIDES, row?.tenderRateSide),
    invoiceRateDay: oneOf(RATE_DAYS, row?.invoiceRateDay),
    recountValue: row?.recountValue ?? null,
    likelyWeight: row?.likelyWeight ?? null,
    followUpDays: followUpDaysOf(row),
    reminderDays: Number(row?.customerReminder ?? 0),
    closedUntil: row?.closedUntil ?? null,
    approvalLimits: new Map(
      row?.approvalLimits?.map(({ role, total, discount }) => [role, { total, discount }]),
    ),
  }
}

const read = async (connection: Connection): Promise<CompanySettings> => {
  const [row] = await executePrepared<Row>(
    connection,
    sql`select time_zone as "timeZone", four_eyes as "fourEyes",
               approve_before_sending as "approveBeforeSending", site_title as "siteTitle",
               site_description as "siteDescription", default_currency as "defaultCurrency",
               tender_rate_side as "tenderRateSide", invoice_rate_day as "invoiceRateDay",
               recount_value::text as "recountValue",
               likely_weight::text as "likelyWeight",
               follow_up_unopened::text as "followUpUnopened",
               follow_up_unanswered::text as "followUpUnanswered",
               customer_reminder::text as "customerReminder",
               to_char(stock_closed_until(), 'YYYY-MM-DD') as "closedUntil",
               (select json_agg(json_build_object('role', role_id, 'total', max_total_base::text,
                  'discount', max_discount::text)) from settings_approval_limits) as "approvalLimits"
        from (select 1) always left join settings on true limit 1`,
  )
  return settingsOf(row)
}

// Keyed by the transaction: entries end with it.
const known = new WeakMap<object, Promise<CompanySettings>>()

/**
 * The company settings for rules and screens: the only place that reads them. Read once per
 * transaction, so that all of its rules use the same day.
 * @param req a request, in whose transaction they are read, or only the instance
 */
export const companySettings = async (req: Reader): Promise<CompanySettings> => {
  const transaction = await transactionOf(req)
  if (!transaction) return read(await connectionOf(req))
  const settings = known.get(transaction) ?? read(transaction)
  known.set(transaction, settings)
  return settings
}
