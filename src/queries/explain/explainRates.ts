import { isSameDecimal, toDecimal, type Numeric } from '@/domain/shared/money'
import { dayFromStored, dayToStored } from '@/domain/shared/day'
import { RATE_SOURCES } from '@/domain/rates/rates'
import { totalInLira } from '@/domain/tenders/totals/totals'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import { rowLinksOf, type Doc } from '@/present/navigation/recordLinks'
import type { ExplainedRow } from '@/present/record/explanation'

import { textOf } from '../tenders/quotation/printedValues'
import type { Asked, Explained, Explainer } from './explainer'

/** The fields of a rate, of its day and of its source. */
type RateFields = { rate: string; day: string; source: string }
const OFFER: RateFields = { rate: 'currencyRate', day: 'rateDay', source: 'rateSource' }
const INVOICE: RateFields = {
  rate: 'invoiceRate',
  day: 'invoiceRateDay',
  source: 'invoiceRateSource',
}

const originOf = (doc: Doc, fields: RateFields) => ({
  day: dayFromStored(doc[fields.day]),
  source: RATE_SOURCES.find((one) => one === doc[fields.source]) ?? null,
})

/** The source of a rate, as far as the reader may see it. */
const originText = (rate: Numeric, fields: RateFields, { doc, t, format }: Asked): string => {
  const { day, source } = originOf(doc, fields)
  const shown = format.price(toDecimal(rate).toFixed())
  if (!source) return ''
  const named = t(`tenders.rateSources.${source}`)
  return day
    ? t('tenders.totals.rateOf', { rate: shown, source: named, day: format.day(day) })
    : `${t('tenders.totals.rate', { rate: shown })} · ${named}`
}

/** Total × rate, rounded once. */
const inLira = (figure: string, fields: RateFields): Explainer => ({
  with: ['total', 'currency', ...Object.values(fields)],
  explain: (asked: Asked): Promise<Explained | null> => {
    const { doc, labels, value, t, format } = asked
    const { total, currency, [fields.rate]: rate } = doc as Record<string, number | string | null>
    if (total == null || rate == null) return Promise.resolve(null)
    const code = textOf(currency) ?? BASE_CURRENCY
    const lira = totalInLira(total, rate)
    return Promise.resolve({
      terms: [
        { label: labels.total ?? '', value: format.money(total, code) },
        { label: labels[fields.rate] ?? '', value: format.price(rate), sign: '×' },
        {
          label: labels[figure] ?? '',
          value: format.money(lira.toFixed(2), BASE_CURRENCY),
          sign: '=',
        },
      ],
      note:
        code === BASE_CURRENCY
          ? t('tenders.why.lira')
          : [t('tenders.why.inLira'), originText(rate, fields, asked)].filter(Boolean).join(' '),
      rows: [],
      differs: !isSameDecimal(lira, value),
    })
  },
})

/** The stored rate of the central bank, if the reader may see rates. */
const readBulletin = async (
  { page, doc, t, format }: Asked,
  fields: RateFields,
): Promise<ExplainedRow[]> => {
  const { day, source } = originOf(doc, fields)
  if (!day || !source || source === 'manual' || !page.may(['read', 'currency-rates'])) return []
  const side = source === 'centralBankSelling' ? 'selling' : 'buying'
  const { docs } = await page.req.payload.find({
    collection: 'currency-rates',
    where: {
      day: { equals: dayToStored(day) },
      currency: { equals: doc.currency },
      source: { equals: 'centralBank' },
    },
    select: { [side]: true },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req: page.req,
    user: page.req.user,
  })
  const [found] = docs as unknown as (Doc & Partial<Record<typeof side, number>>)[]
  const rate = found?.[side]
  if (!found || rate === undefined) return []
  const { open } = rowLinksOf({ slug: 'currency-rates', doc: found, may: page.may })
  return [
    {
      id: Number(found.id),
      text: t(`tenders.rateSources.${source}`),
      note: `${t('tenders.why.bulletin')} · ${format.day(day)}`,
      amount: format.price(rate),
      ...(open && { href: open }),
    },
  ]
}

/** Explains the source of a rate, with its bulletin. */
const ofRate = (fields: RateFields): Explainer => ({
  with: ['currency', fields.day, fields.source],
  explain: async (asked: Asked): Promise<Explained> => ({
    terms: [],
    note:
      asked.doc.currency === BASE_CURRENCY
        ? asked.t('tenders.why.lira')
        : originText(asked.value, fields, asked),
    rows: await readBulletin(asked, fields),
    differs: false,
  }),
})

/** Rates of tenders, and their totals in lira, by field. */
export const TENDER_RATES: Readonly<Record<string, Explainer>> = {
  totalBase: inLira('totalBase', OFFER),
  currencyRate: ofRate(OFFER),
  invoiceTotalBase: inLira('invoiceTotalBase', INVOICE),
  invoiceRate: ofRate(INVOICE),
}
