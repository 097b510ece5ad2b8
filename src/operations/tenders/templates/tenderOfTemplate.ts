import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { BASE_CURRENCY, type Currency } from '@/domain/shared/currency'
import { toDecimal } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import {
  linesOfTemplate,
  TEMPLATE_FIELDS,
  type CardPrice,
  type TemplateContent,
  type TemplateLine,
} from '@/domain/tenders/templates'
import { withRatesOf } from '@/domain/tenders/totals/replacedRates'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { dayToStored, type Day } from '@/domain/shared/day'
import { companyToday } from '@/queries/settings/companyToday'
import { readTaxRates } from '@/queries/settings/taxRates'
import { readProposedPrices } from '../../stock/prices/readProposedPrices'
import { proposedRate } from '../tenderRates'
import { inTransaction, query } from '../../shared/transaction'
import { templateNews } from './templateNews'

const ids = (items: readonly TemplateLine[], of: 'stockCard' | 'stockGroup') =>
  sql`(select value::int from jsonb_array_elements_text(
    ${JSON.stringify(items.map((item) => item[of]).filter((id) => id !== null))}::jsonb))`

/** Cards with prices at the rate of a tender of today. */
const cardsOf = async (
  req: PayloadRequest,
  items: readonly TemplateLine[],
  { currency, day }: { currency: Currency; day: Day },
) => {
  const rate = currency === BASE_CURRENCY ? null : await proposedRate(req, { currency, day })
  const found = await readProposedPrices(req, {
    cards: items.flatMap(({ stockCard }) => stockCard ?? []),
    terms: { currency, rate },
  })
  return new Map(
    [...found].map(([id, proposed]): [number, CardPrice] => [
      id,
      { id, price: proposed && toDecimal(proposed.price).toNumber() },
    ]),
  )
}

const groupsOf = async (req: PayloadRequest, items: readonly TemplateLine[]) =>
  new Set(
    (
      await query<{ id: number }>(
        req,
        sql`select id from stock_groups where id in ${ids(items, 'stockGroup')}`,
      )
    ).map(({ id }) => id),
  )

/**
 * Creates a draft from a template, dated today, without a customer and at today's rate. It is
 * created by the same rules as any other tender; changes in its lines are listed in its internal
 * note.
 * @param title of the tender; by default that of the template's source
 * @returns the id of the tender
 * @throws Refusal `notFound`, `invalidInput` at a field that is no longer valid
 */
export const tenderOfTemplate = ({
  req,
  id,
  title,
}: {
  req: PayloadRequest
  id: number
  title: string | null
}): Promise<number> =>
  inTransaction(req, async () => {
    const [row] = await query<{ content: TemplateContent }>(
      req,
      sql`select content from tender_templates where id = ${id} for share`,
    )
    if (!row) throw new Refusal('notFound')
    const { content } = row
    const { currency } = content
    const today = await companyToday(req)
    const { items, news } = linesOfTemplate(content.items, {
      cards: await cardsOf(req, content.items, { currency, day: today }),
      groups: await groupsOf(req, content.items),
    })
    const { lines, replaced } = withRatesOf(await readTaxRates(req), items, today)
    const locale = isLocale(req.i18n?.language) ? req.i18n.language : DEFAULT_LOCALE
    const made = await req.payload.create({
      collection: 'tenders',
      data: {
        ...Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, content[field] ?? null])),
        ...(title && { title }),
        internalNote:
          `${templateNews({ lines: news, taxRates: replaced }, { currency, locale })}${String(content.internalNote ?? '')}` ||
          null,
        date: dayToStored(today),
        items: lines.map(({ name: _name, ...item }) => item),
      } as never,
      // VAT rates without a successor are corrected by users who edit the lines.
      context: { keepsTaxRates: true },
      depth: 0,
      req,
    })
    return Number(made.id)
  })
