import type { PayloadRequest } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import { seesCosts } from '@/access/reading/costs'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { paths } from '@/catalog/paths'
import { Refusal } from '@/domain/shared/refusal'
import { isLineChoice } from '@/domain/tenders/choices/choices'
import { isItemKind } from '@/domain/tenders/lines/itemKinds'
import { isDiscountType } from '@/domain/tenders/totals/discount'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import type { Explanation } from '@/present/record/explanation'
import {
  marginExplanation,
  type CostedTender,
  type CostFigure,
} from '@/present/tenders/explainedMargin'
import { totalExplanation, type LineTotal } from '@/present/tenders/explainedTotals'

import { readRecord } from '../related/readRecord'
import type { ViewPage } from '../shared/viewPage'
import { readLineNames } from '../tenders/page/readTenderLines'
import { docsOf, numberOf, textOf, type Doc } from '../tenders/quotation/printedValues'
import { MARGIN_FIELDS } from '../tenders/readApprovalSheet'
import { LISTED, type Asked, type Explained, type Explainer } from './explainer'

const discountOf = ({ discountType, discountValue }: Doc) => ({
  discountType: isDiscountType(discountType) ? discountType : null,
  discountValue: numberOf(discountValue),
})

/**
 * A tender with its lines as the reader may see it: a field that is closed to them is empty, which
 * the callers exclude by the rights that they check.
 */
const readTender = async (req: PayloadRequest, id: number): Promise<CostedTender> => {
  const doc = (await req.payload.findByID({
    collection: 'tenders',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
    user: req.user,
  })) as Doc | null
  if (!doc) throw new Refusal('notFound')
  const items = docsOf(doc.items)
  return {
    ...discountOf(doc),
    currency: textOf(doc.currency) ?? 'TRY',
    currencyRate: numberOf(doc.currencyRate),
    names: await readLineNames(req, await abilityOfRequest(req), items),
    items: items.map((item) => ({
      ...discountOf(item),
      id: Number(item.id),
      kind: isItemKind(item.kind) ? item.kind : 'comment',
      choice: isLineChoice(item.choice) ? item.choice : 'included',
      description: textOf(item.description),
      quantity: numberOf(item.quantity),
      unitPrice: numberOf(item.unitPrice),
      taxRate: numberOf(item.taxRate),
      unitCost: numberOf(item.unitCost),
    })),
  }
}

const ofLines = (figure: LineTotal): Explainer => ({
  explain: async ({ page, labels, value, t, format }: Asked): Promise<Explained> => ({
    ...totalExplanation({
      tender: await readTender(page.req, page.id),
      figure,
      stored: value,
      label: labels[figure] ?? '',
      words: { t, format, limit: LISTED },
    }),
    allHref: paths.tenderView(page.id),
  }),
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
  return {
    name: record.row.name,
    ...marginExplanation({
      tender: await readTender(req, Number(id)),
      figure: figure as CostFigure,
      words: { t: createTranslator(locale), format: createFormatters(locale), limit: LISTED },
    }),
    allHref: paths.tenderView(Number(id)),
  }
}
