import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
import { seesCosts } from '@/access/reading/costs'
import { mayReadField } from '@/access/reading/mayReadField'
import { mayReadFields } from '@/access/reading/mayReadFields'
import type { Currency } from '@/domain/shared/currency'
import { Decimal, toDecimal, type Numeric } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { shortageOf } from '@/domain/stock/availability'
import { limitedBy } from '@/domain/tenders/approval/overLimit'
import { isCounted } from '@/domain/tenders/choices/choices'
import { compareContents, isSameContent, type ComparedContent } from '@/domain/tenders/compare'
import { effectiveDiscount } from '@/domain/tenders/totals/effectiveDiscount'
import { marginsOf } from '@/domain/tenders/totals/margins'
import { totalsOf } from '@/domain/tenders/totals/totals'
import type { ApprovalSheet, SheetLine, SheetShortage } from '@/present/tenders/approvalSheet'
import { approvalLimitsOf } from '../settings/approvalLimitsOf'
import { readCommandFacts } from '../shared/readCommandFacts'
import { readRowsPrepared } from '../shared/rows'
import { isOtherContent } from './approvalHash'
import { lastPrices } from './lastPrices'
import { readBoundContent } from './readContent'
import { readDemand } from './readDemand'
import { mayReadPapers } from './quotation/readQuotation'
import { readTenderItems, type TenderItem } from './readTenderItems'
import { withUnitCosts } from './unitCosts'

/** Number of listed lines, the largest ones. */
const LARGEST_LINES = 5

type Head = {
  company: number | null
  currency: Currency
  currencyRate: string | null
  discountType: 'percent' | 'amount' | null
  discountValue: string | null
  subtotal: string
  discountTotal: string
  totalBase: string
}

/** Inputs of a margin in addition to the costs (`readTenderLines`). */
export const MARGIN_FIELDS = [
  'items',
  'currency',
  'currencyRate',
  'discountType',
  'discountValue',
] as const

const readHead = async (req: PayloadRequest, id: number): Promise<Head> => {
  const [head] = await readRowsPrepared<Head>(
    req,
    sql`select company_id as company, currency, currency_rate::text as "currencyRate",
          discount_type as "discountType", discount_value::text as "discountValue",
          subtotal::text, discount_total::text as "discountTotal",
          coalesce(total_base, total * coalesce(currency_rate, 1))::text as "totalBase"
        from tenders where id = ${id}`,
  )
  if (!head) throw new Refusal('notFound')
  return head
}

/** The stricter of several limits; null is none. */
const stricter = (...limits: readonly (Numeric | null)[]): string | null => {
  const known = limits.flatMap((limit) => (limit === null ? [] : [toDecimal(limit)]))
  return known.length === 0 ? null : Decimal.min(...known).toFixed()
}

/** The limits of the caller, and of the represented person. */
const readLimits = async (req: PayloadRequest, id: number) => {
  const [own, facts] = await Promise.all([
    approvalLimitsOf(req),
    readCommandFacts({ req, slug: 'tenders', ids: [id] }),
  ])
  const { onBehalf } = facts.get(id) ?? {}
  return {
    totalLimit: stricter(own.total, onBehalf?.total ?? null),
    discountLimit: stricter(own.discount, onBehalf?.discount ?? null),
  }
}

/** The margin of the counted lines (docs/domains/tenders.md, *Cost and margin*). */
const readMargin = async (req: PayloadRequest, id: number, head: Head, items: TenderItem[]) => {
  const { currencyRate, discountType, discountValue } = head
  const { lines } = totalsOf({ items, currencyRate, discountType, discountValue })
  const costed = await withUnitCosts({ req, tenderId: id, items })
  const { margin, percent, unknown } = marginsOf(
    costed.map((item, at) => ({ ...item, base: lines[at]?.base ?? 0 })),
    currencyRate,
  )
  return {
    amount: margin.toFixed(2),
    percent: percent?.toFixed(1) ?? null,
    unknown: { lines: unknown.lines, base: unknown.base.toFixed(2) },
  }
}

type Held = { id: number; name: string; available: string; own: string; allowNoStock: boolean }

/**
 * Cards with too little available stock. What is already reserved for this tender becomes part of
 * its approval (`holdForTender`), which checks again under the row lock of the cards.
 */
const readShortages = async (
  req: PayloadRequest,
  id: number,
  items: readonly TenderItem[],
): Promise<SheetShortage[]> => {
  const demand = await readDemand(req, id, items)
  const cards = await readRowsPrepared<Held>(
    req,
    sql`select c.id, c.name, c.available_quantity::text as available,
          coalesce(c.allow_no_stock, false) as "allowNoStock",
          (select coalesce(sum(r.remaining_quantity), 0)::text from stock_reservations r
            where r.stock_card_id = c.id and r.tender_id = ${id} and r.status = 'active') as own
        from stock_cards c where c.id in (
          select value::int from jsonb_array_elements_text(${JSON.stringify([...demand.keys()])}::jsonb))
        order by c.id`,
  )
  return cards.flatMap(({ id: card, name, available, own, allowNoStock }) => {
    const wanted = toDecimal(demand.get(card) ?? 0)
    const shortage = shortageOf({
      wanted,
      current: available,
      reserved: 0,
      allowNoStock,
      ownReservation: own,
    })
    if (!shortage) return []
    return [{ card, name, wanted: wanted.toFixed(), available: shortage.available.toFixed() }]
  })
}

/** Whether the content has changed since the last approval, and since the newest send. */
const readChanges = async (req: PayloadRequest, id: number, items: TenderItem[]) => {
  const [row] = await readRowsPrepared<{ content: ComparedContent | null; sent: string | null }>(
    req,
    sql`select (select content from tender_approvals where tender_id = ${id}) as content,
          (select content_hash from tender_sends where tender_id = ${id}
            order by id desc limit 1) as sent`,
  )
  const { content = null, sent = null } = row ?? {}
  if (content === null && sent === null) return { sinceApproval: false, sinceSend: false }
  const bound = await readBoundContent(req, id, items)
  return {
    sinceApproval: content !== null && !isSameContent(compareContents(content, bound.content)),
    sinceSend: sent !== null && isOtherContent(sent, bound),
  }
}

/**
 * Names of lines: as on the document for users who may read every field of tenders, for others only
 * if they may read cards.
 */
const namesOf = async (
  req: PayloadRequest,
  ability: AppAbility,
  items: readonly TenderItem[],
): Promise<(item: TenderItem) => string | null> => {
  const isWhole = mayReadPapers(ability)
  const mayName = (slug: 'stock-cards' | 'stock-groups') =>
    isWhole || mayReadField(ability, slug, 'name')
  const rows = await readRowsPrepared<{ id: number; name: string | null }>(
    req,
    sql`select i.id, coalesce(c.name, g.name) as name
        from jsonb_array_elements_text(${JSON.stringify(items.map(({ id }) => id))}::jsonb) wanted
          join tender_items i on i.id = wanted.value::int
          left join stock_cards c on c.id = i.stock_card_id and ${mayName('stock-cards')}
          left join stock_groups g on g.id = i.stock_group_id and ${mayName('stock-groups')}`,
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ({ id, description, kind }) =>
    names.get(id) ?? (kind === 'text' ? (description ?? null) : null)
}

/** The lines with the highest amounts, with the customer's last price for the same card. */
const readLargest = async (
  req: PayloadRequest,
  ability: AppAbility,
  { id, company, items }: { id: number; company: number | null; items: readonly TenderItem[] },
): Promise<SheetLine[]> => {
  const largest = items
    .filter(isCounted)
    .toSorted((a, b) => b.net - a.net || a.order - b.order)
    .slice(0, LARGEST_LINES)
  const cards = largest.flatMap(({ stockCard }) => (stockCard === null ? [] : [stockCard]))
  const [nameOf, before] = await Promise.all([
    namesOf(req, ability, largest),
    lastPrices(req, { company, cards: [...new Set(cards)], except: id }),
  ])
  return largest.map((item) => ({
    id: item.id,
    name: nameOf(item),
    quantity: toDecimal(item.quantity).toFixed(),
    unitPrice: toDecimal(item.unitPrice).toFixed(),
    net: toDecimal(item.net).toFixed(2),
    last: (item.stockCard !== null && before.get(item.stockCard)) || null,
  }))
}

/**
 * Data for deciding on an approval: total and discount with their limits, margin, shortages,
 * changes since approval or sending, and the largest lines with the customer's last prices. A part
 * is null for readers who may not see all of its inputs.
 * @param id a tender that the caller may read; the caller of this function checks
 * @throws Refusal `notFound`
 */
export const readApprovalSheet = async (
  req: PayloadRequest,
  id: number,
): Promise<ApprovalSheet> => {
  const ability = await abilityOfRequest(req)
  const sees = (...fields: string[]) => mayReadFields(ability, 'tenders', ...fields)
  const seesItems = sees('items', 'currency')
  const [head, items] = await Promise.all([
    readHead(req, id),
    readTenderItems({ req, tenderId: id }),
  ])
  const seesStock =
    sees('items') &&
    mayReadFields(ability, 'stock-cards', 'name', 'availableQuantity', 'allowNoStock') &&
    (!items.some(({ kind }) => kind === 'stockGroup') ||
      mayReadFields(ability, 'stock-groups', 'parts'))
  const seesMargin = seesCosts(ability) && sees(...MARGIN_FIELDS)
  const [limits, margin, shortages, changed, lines] = await Promise.all([
    readLimits(req, id),
    seesMargin ? readMargin(req, id, head, items) : null,
    seesStock ? readShortages(req, id, items) : null,
    mayReadPapers(ability) ? readChanges(req, id, items) : null,
    seesItems
      ? readLargest(req, ability, { id, company: sees('company') ? head.company : null, items })
      : null,
  ])
  const seesDiscount = sees('items', 'subtotal', 'discountTotal')
  return {
    currency: sees('currency') ? head.currency : null,
    totalBase: sees('totalBase') ? toDecimal(head.totalBase).toFixed(2) : null,
    discount: seesDiscount ? effectiveDiscount(limitedBy(head, items)).toFixed(2) : null,
    ...limits,
    margin,
    shortages,
    changed,
    lines,
  }
}
