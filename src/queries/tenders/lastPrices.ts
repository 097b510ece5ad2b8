import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadField } from '@/access/reading/mayReadField'
import { mayReadFields } from '@/access/reading/mayReadFields'
import type { Day } from '@/domain/shared/day'
import { displayStatus, type TenderStatus } from '@/domain/tenders/status'
import type { LastPrice } from '@/present/tenders/approvalSheet'
import { companyToday } from '../settings/companyToday'
import { dayText } from '../shared/asText'
import { oneOfIds, readRowsPrepared } from '../shared/rows'

/** Fields of a last price; all are required. */
const FIELDS = ['items', 'company', 'currency', 'date', 'status', 'validUntil'] as const

/** Up to this many cards are looked up in the index of each tender's lines. */
const FEW_CARDS = 20

/** The lines of these cards: few by the index, many by going through the lines of the tender. */
const isAsked = (cards: readonly number[]): SQL =>
  cards.length <= FEW_CARDS
    ? sql`stock_card_id ${oneOfIds(cards)}`
    : sql`stock_card_id in (
        select value::int from jsonb_array_elements_text(${JSON.stringify(cards)}::jsonb))`

type Row = Omit<LastPrice, 'status'> & {
  status: TenderStatus
  isAccepted: boolean
  validUntil: Day | null
}

/**
 * The last price offered to a customer for each of some cards: from the newest tender that was sent
 * to them or approved, its first line of the card. The query starts from the customer's tenders,
 * which are few, not from the lines of a card, which may be very many (docs/domains/tenders.md).
 * @param args.company the customer
 * @param args.cards ids of stock cards
 * @param args.except an excluded tender: the edited one
 * @returns by card id; empty for readers who may not see lines, customers, days and statuses of
 *   tenders
 */
export const lastPrices = async (
  req: PayloadRequest,
  args: { company: number | null; cards: readonly number[]; except: number | null },
): Promise<Map<number, LastPrice>> => {
  const { company, cards, except } = args
  const ability = await abilityOfRequest(req)
  if (company === null || cards.length === 0 || !mayReadFields(ability, 'tenders', ...FIELDS))
    return new Map()
  const seesAccepted = mayReadField(ability, 'tenders', 'acceptedAt')
  const seesNumber = mayReadField(ability, 'tenders', 'number')
  const read = readRowsPrepared<Row>(
    req,
    sql`with offered as materialized (
          select id, number, currency, date, status, accepted_at, valid_until from tenders
          where company_id = ${company} and id is distinct from ${except}::int
            and (sent_at is not null or status in ('approved', 'invoiced'))),
        newest as materialized (
          select distinct on (i.stock_card_id) i.stock_card_id, i.unit_price, i.discount_type,
            i.discount_value, t.*
          from offered t cross join lateral (
            select stock_card_id, unit_price, discount_type, discount_value, "order", id as line
            from tender_items where tender_id = t.id and kind = 'stockCard' and ${isAsked(cards)}
            offset 0) i
          order by i.stock_card_id, t.date desc, t.id desc, i."order", i.line)
        -- Texts are made of the newest lines only.
        select n.stock_card_id as card, n.unit_price::text as "unitPrice",
          case when n.discount_value > 0 then n.discount_type end as "discountType",
          case when n.discount_value > 0 then n.discount_value::text end as "discountValue",
          n.currency, n.id as tender, ${seesNumber ? sql`n.number` : sql`null::text`} as number,
          ${dayText(sql`n.date`)} as day, n.status,
          ${seesAccepted ? sql`n.accepted_at is not null` : sql`false`} as "isAccepted",
          ${dayText(sql`n.valid_until`)} as "validUntil"
        from newest n`,
  )
  const [rows, today] = await Promise.all([read, companyToday(req)])
  return new Map(
    rows.map(({ validUntil, isAccepted, status, ...price }) => [
      price.card,
      { ...price, status: displayStatus({ status, isAccepted, validUntil, today }) },
    ]),
  )
}
