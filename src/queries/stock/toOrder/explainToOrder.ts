import type { PayloadRequest } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { listPath } from '@/catalog/links'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import type { Explanation } from '@/present/record/explanation'
import { Refusal } from '@/domain/shared/refusal'
import { isSameDecimal, sum, toDecimal } from '@/domain/shared/money'
import { FULL_WEIGHT, likelyOf, suggestedOrder } from '@/domain/stock/toOrder'
import { isCountedUnit } from '@/domain/stock/units'
import { createFormatters, type Formatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { siteOf } from '../../settings/siteOf'
import { readToOrder, type CardToOrder } from './readToOrder'

import { LISTED } from '../../explain/explainer'
import type { ViewPage } from '../../shared/viewPage'
import { toOrderRights } from './toOrderRights'
import { sql } from '@payloadcms/db-postgres'
import { companySettings } from '@/queries/settings/companySettings'
import { readRows } from '@/queries/shared/rows'
import { openDemand } from '@/queries/stock/openDemand'

type Asked = { page: ViewPage; card: CardToOrder; t: Translator; format: Formatters }
type Explained = Omit<Explanation, 'name'>

/** The demand of a sent tender for a card; quantities in its unit, as exact text. */
type TenderDemand = {
  tender: number
  number: string | null
  title: string
  need: string
  held: string
  open: string
}

/** The sent, unexpired tenders with unreserved demand for a card; the newest first. */
const readOpenDemand = async (req: PayloadRequest, card: number) => {
  const { today } = await companySettings(req)
  return readRows<TenderDemand>(
    req,
    sql`select d.tender, t.number, t.title, d.need::text as need, d.held::text as held,
          d.open::text as open
        from (${openDemand({ today, card })}) d join tenders t on t.id = d.tender
        where d.open > 0 order by d.tender desc`,
  )
}

/** The tenders behind the expected demand of the card. */
const explainLikely = async ({ page, card, t, format }: Asked): Promise<Explained> => {
  const { req, may } = page
  const ability = await abilityOfRequest(req)
  const namesTenders = mayReadFields(ability, 'tenders', 'number', 'title')
  const { likelyWeight } = await siteOf(req.payload)
  const tenders = await readOpenDemand(req, card.id)
  const open = sum(tenders.map((tender) => tender.open))
  const weight = likelyWeight ?? FULL_WEIGHT
  const listed = tenders.slice(0, LISTED)
  const rest = tenders.length - listed.length
  const print = (value: string) => format.quantity(value)
  const isWeighed = !isSameDecimal(weight, FULL_WEIGHT)
  const list = listPath('tenders')
  return {
    label: t('stockToOrder.likely'),
    value: print(card.likely),
    terms: isWeighed
      ? [
          { label: t('stockToOrder.why.sum'), value: print(open.toFixed()) },
          { label: t('stockToOrder.why.weight'), value: `${print(String(weight))} %`, sign: '×' },
          { label: t('stockToOrder.likely'), value: print(card.likely), sign: '=' },
        ]
      : [],
    note: t('stockToOrder.why.likely'),
    rows: listed.map(({ tender, number, title, need, held, open: part }) => ({
      id: tender,
      text: namesTenders
        ? [number, title].filter(Boolean).join(' · ')
        : t('common.idOf', { id: String(tender) }),
      note: t('stockToOrder.why.need', { need: print(need), held: print(held) }),
      amount: print(part),
      href: rowLinksOf({ slug: 'tenders', doc: { id: tender }, may }).open,
    })),
    ...(rest > 0 && {
      rest: {
        count: rest,
        amount: print(open.minus(sum(listed.map((it) => it.open))).toFixed()),
      },
    }),
    differs: !isSameDecimal(likelyOf({ open, weight }), card.likely),
    ...(list && { allHref: `${list}?${new URLSearchParams({ 'where[status][equals]': 'sent' })}` }),
  }
}

const explainProjected = (asked: Asked, seesTenders: boolean): Explained => {
  const { card, t, format } = asked
  const { onHand, reserved, likely, projected } = card
  const print = (value: string) => format.quantity(value)
  return {
    label: t('stockToOrder.projected'),
    value: print(projected),
    terms: [
      { label: t('stockCards.fields.currentQuantity'), value: print(onHand) },
      { label: t('stockCards.fields.reservedQuantity'), value: print(reserved), sign: '−' },
      ...(seesTenders
        ? [{ label: t('stockToOrder.likely'), value: print(likely), sign: '−' as const }]
        : []),
      { label: t('stockToOrder.projected'), value: print(projected), sign: '=' },
    ],
    note: seesTenders ? undefined : t('stockToOrder.withoutTenders'),
    rows: [],
    differs: !isSameDecimal(toDecimal(onHand).minus(reserved).minus(likely), projected),
  }
}

const explainSuggested = ({ card, t, format }: Asked): Explained => {
  const { projected, minQuantity, maxQuantity, orderMultiple, unit } = card
  const order = suggestedOrder(card)
  const most = toDecimal(maxQuantity ?? 0)
  const least = toDecimal(minQuantity ?? 0)
  const upTo = most.gt(least) ? most : least
  const print = (value: string) => format.quantity(value)
  const step = orderMultiple ?? (isCountedUnit(unit) ? '1' : null)
  return {
    label: t('stockToOrder.suggested'),
    value: order ? print(order.toFixed()) : '0',
    terms: order
      ? [
          { label: t('stockToOrder.why.upTo'), value: print(upTo.toFixed()) },
          { label: t('stockToOrder.projected'), value: print(projected), sign: '−' },
          {
            label: t('stockToOrder.why.missing'),
            value: print(upTo.minus(projected).toFixed()),
            sign: '=',
          },
          ...(step === null
            ? []
            : [
                {
                  label: t('stockCards.fields.orderMultiple'),
                  value: print(step),
                  sign: '÷' as const,
                },
              ]),
          { label: t('stockToOrder.suggested'), value: print(order.toFixed()), sign: '=' },
        ]
      : [],
    note: t('stockToOrder.why.suggested'),
    rows: [],
    differs: false,
  }
}

/**
 * Explains a number of the page of order suggestions.
 * @param of card and number: `to-order/5/likely`
 * @returns null for another address
 * @throws Refusal `notAllowed`, `notFound`
 */
export const explainToOrder = async (
  req: PayloadRequest,
  args: { of: string; locale: Locale; may: ViewPage['may'] },
): Promise<Explanation | null> => {
  const { of, locale, may } = args
  const [, id, figure] = /^to-order\/([1-9]\d{0,8})\/(likely|projected|suggested)$/.exec(of) ?? []
  if (!id) return null
  const ability = await abilityOfRequest(req)
  const rights = toOrderRights(ability)
  if (!rights.cards || (figure === 'likely' && !rights.tenders)) throw new Refusal('notAllowed')
  const question = { card: Number(id), page: 1, size: 1, seesTenders: rights.tenders }
  const [card] = (await readToOrder(req, ability, question)).rows
  if (!card) throw new Refusal('notFound')
  const page = { req, id: card.id, locale, may, scope: 0, route: 'stockToOrder' as const }
  const t = createTranslator(locale)
  const asked = { page, card, t, format: createFormatters(locale) }
  const explained =
    figure === 'likely'
      ? await explainLikely(asked)
      : figure === 'projected'
        ? explainProjected(asked, rights.tenders)
        : explainSuggested(asked)
  const unit = t(`stockCards.units.${card.unit}`)
  const terms = explained.terms.map((term) => (term.sign === '×' ? term : { ...term, unit }))
  return { name: card.name, ...explained, unit, terms }
}
