import type { PayloadRequest } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import { seesCosts } from '@/access/reading/costs'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { paths } from '@/catalog/paths'
import { Refusal } from '@/domain/shared/refusal'
import { isDiscountType } from '@/domain/tenders/totals/discount'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import type { Explanation } from '@/present/record/explanation'
import type { ExplainedTender } from '@/present/tenders/explainedLines'
import { marginExplanation, type CostFigure } from '@/present/tenders/explainedMargin'
import { totalExplanation, type LineTotal } from '@/present/tenders/explainedTotals'

import { readRecord } from '../related/readRecord'
import type { ViewPage } from '../shared/viewPage'
import { readLineNames } from '../tenders/page/readTenderLines'
import { numberOf, textOf, type Doc } from '../tenders/quotation/printedValues'
import { MARGIN_FIELDS } from '../tenders/readApprovalSheet'
import { readTenderItems, type TenderItem } from '../tenders/readTenderItems'
import { withUnitCosts } from '../tenders/unitCosts'
import { LISTED, type Asked, type Explained, type Explainer } from './explainer'

const HEAD = {
  currency: true,
  currencyRate: true,
  discountType: true,
  discountValue: true,
} as const

/**
 * A tender with its lines. Fields of the head that are closed to the reader are empty.
 * @param items for readers of lines, with their costs for readers of costs: the callers check
 */
const readTender = async <Item extends TenderItem>(
  req: PayloadRequest,
  id: number,
  items: readonly Item[],
): Promise<Omit<ExplainedTender, 'items'> & { items: readonly Item[] }> => {
  const doc = (await req.payload.findByID({
    collection: 'tenders',
    id,
    select: HEAD,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
    user: req.user,
  })) as Doc | null
  if (!doc) throw new Refusal('notFound')
  const { discountType } = doc
  return {
    discountType: isDiscountType(discountType) ? discountType : null,
    discountValue: numberOf(doc.discountValue),
    currency: textOf(doc.currency) ?? 'TRY',
    currencyRate: numberOf(doc.currencyRate),
    names: await readLineNames(req, await abilityOfRequest(req), items),
    items,
  }
}

/** The page with all lines, where the explanation does not list them all. */
const linkToAll = (id: number, items: readonly unknown[]) =>
  items.length > LISTED ? { allHref: paths.tenderView(id) } : {}

const ofLines = (figure: LineTotal): Explainer => ({
  explain: async ({ page, labels, value, t, format }: Asked): Promise<Explained> => {
    const items = await readTenderItems({ req: page.req, tenderId: page.id })
    return {
      ...totalExplanation({
        tender: await readTender(page.req, page.id, items),
        figure,
        stored: value,
        label: labels[figure] ?? '',
        words: { t, format, limit: LISTED },
      }),
      ...linkToAll(page.id, items),
    }
  },
})

/** Totals of tenders, by field. */
export const TENDER_TOTALS: Readonly<Record<LineTotal, Explainer>> = {
  subtotal: ofLines('subtotal'),
  discountTotal: ofLines('discountTotal'),
  taxTotal: ofLines('taxTotal'),
  total: ofLines('total'),
}

/**
 * Explains margin or cost of a tender, which are calculated and not stored.
 * @param args.of tender and figure: `tenders/5/margin`
 * @param args.page the request; its id is replaced
 * @returns null for another address
 * @throws Refusal `notAllowed` without *see costs* or the fields that a margin is made of;
 *   `notFound`
 */
export const explainMargin = async (
  of: string,
  page: Omit<ViewPage, 'id' | 'route' | 'scope'>,
): Promise<Explanation | null> => {
  const [, id, figure] = /^tenders\/([1-9]\d{0,8})\/(margin|cost)$/.exec(of) ?? []
  if (!id) return null
  const { req, locale } = page
  const ability = await abilityOfRequest(req)
  if (!seesCosts(ability) || !mayReadFields(ability, 'tenders', ...MARGIN_FIELDS))
    throw new Refusal('notAllowed')
  const record = await readRecord({ ...page, id: Number(id) }, 'tenders', ['title'])
  if (!record) throw new Refusal('notFound')
  const items = await readTenderItems({ req, tenderId: Number(id) })
  const costed = await withUnitCosts({ req, tenderId: Number(id), items })
  return {
    name: record.row.name,
    ...marginExplanation({
      tender: await readTender(req, Number(id), costed),
      figure: figure as CostFigure,
      words: { t: createTranslator(locale), format: createFormatters(locale), limit: LISTED },
    }),
    ...linkToAll(Number(id), items),
  }
}
