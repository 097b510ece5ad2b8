import type { PayloadRequest } from 'payload'

import { mayOf } from '@/access/mayOf'
import { columnCalled } from '@/present/list/columnsOf'
import { explainedRights } from '@/catalog/column'
import type { Explanation } from '@/present/record/explanation'
import { textOfFact, type RecordFact } from '@/present/record/recordFact'
import { type Numeric, isSameDecimal } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { createFormatters } from '@/i18n/format'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import { readRecord } from '../related/readRecord'
import { explainToOrder } from '../stock/toOrder/explainToOrder'
import { COSTS } from './explainCosts'
import type { Explainer, Asked, Explained } from './explainer'
import { explainForecast } from './explainForecast'
import { QUANTITIES } from './explainQuantities'
import { TENDER_RATES } from './explainRates'
import { explainMargin, TENDER_TOTALS } from './explainTenders'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { buildableOf, enoughFor } from '@/domain/stock/groups'
import { readPartRows } from '@/queries/stock/readGroupParts'

const explainBuildable = async ({ page, value, t, format }: Asked): Promise<Explained | null> => {
  const ability = await abilityOfRequest(page.req)
  const sees =
    mayReadFields(ability, 'stock-groups', 'parts') &&
    mayReadFields(ability, 'stock-cards', 'name', 'availableQuantity')
  if (!sees) return null
  const parts = await readPartRows(page.req, page.id)
  const least = buildableOf(parts)
  return {
    terms: [],
    note: t('stockWhy.buildable'),
    rows: parts.map((part) => ({
      id: part.id,
      text: part.name,
      note: part.allowNoStock
        ? t('stockCards.fields.allowNoStock')
        : `${format.quantity(part.available)} ÷ ${format.quantity(part.quantity)}`,
      amount: part.allowNoStock ? '∞' : format.count(Math.max(0, enoughFor(part))),
      href: rowLinksOf({ slug: 'stock-cards', doc: { id: part.stockCard }, may: page.may }).open,
      isLimit: !part.allowNoStock && Math.max(0, enoughFor(part)) === least,
    })),
    differs: least === null || !isSameDecimal(least, value),
  }
}

const BUILDABLE: Readonly<Record<string, Explainer>> = {
  buildableQuantity: { explain: explainBuildable },
}

// By field; the catalogue defines their collections.
const EXPLAINERS: Readonly<Record<string, Explainer>> = {
  ...QUANTITIES,
  ...COSTS,
  ...BUILDABLE,
  ...TENDER_TOTALS,
  ...TENDER_RATES,
}

const ADDRESS = /^([a-z-]+)\/([1-9]\d{0,8})\/([A-Za-z]+)$/

const explainerAt = (of: string) => {
  const [, slug = '', id = '', field = ''] = ADDRESS.exec(of) ?? []
  const column = columnCalled(slug, field)
  const needs = column && explainedRights(column)
  const explainer = EXPLAINERS[field]
  return needs && explainer ? { slug, id: Number(id), field, needs, explainer } : null
}

const unitOf = (facts: readonly RecordFact[]): string | undefined => {
  const unit = facts.find(({ name }) => name === 'unit')
  return (unit && textOfFact(unit)) || undefined
}

/**
 * Explains a number of a record: its formula, and the rows that add up to it, for users who may read
 * the number and the rows.
 * @param of collection, id and field: `stock-cards/5/averageCost`; figures that are not stored have
 *   addresses of their own (`to-order`, `tenders/5/margin`, `tender-board`)
 * @throws Refusal `notFound`, `notAllowed`
 */
export const readExplanation = async (req: PayloadRequest, of: string): Promise<Explanation> => {
  const may = await mayOf(req)
  const { language } = req.i18n
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const caller = { req, locale, may }
  const calculated =
    (await explainToOrder(req, { of, locale, may })) ??
    (await explainMargin(of, caller)) ??
    (await explainForecast(of, caller))
  if (calculated) return calculated
  const at = explainerAt(of)
  if (!at) throw new Refusal('notFound')
  const { slug, id, field, needs, explainer } = at
  if (!needs.every(may)) throw new Refusal('notAllowed')
  const page = { req, id, locale, may, scope: 0, route: 'stockCards' as const }
  const fields = [field, ...(explainer.with ?? [])]
  const record = await readRecord(page, slug, fields)
  if (!record) throw new Refusal('notFound')
  const { doc, facts, row } = record
  const fact = facts.find(({ name }) => name === field)
  const value = doc[field]
  if (!fact || value == null) throw new Refusal('notAllowed')
  const explained = await explainer.explain({
    page,
    doc,
    labels: Object.fromEntries(facts.map(({ name, label }) => [name, label])),
    value: value as Numeric,
    unit: unitOf(facts),
    t: createTranslator(locale),
    format: createFormatters(locale),
  })
  if (!explained) throw new Refusal('notAllowed')
  return { name: row.name, label: fact.label, value: textOfFact(fact), ...explained }
}
