import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { paths } from '@/catalog/paths'
import type { OnDayRow, OnDaySheet } from '@/present/stock/onDaySheet'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { isDay, isKeptDay } from '@/domain/shared/day'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { siteOf } from '../settings/siteOf'
import { readStockOnDay, type CardOnDay } from './readStockOnDay'
import { unitWord } from '@/i18n/unitWord'

import type { ViewPage } from '../shared/viewPage'

const SIZE = 50
const MAX_PAGE = 1_000_000

type Query = Readonly<Record<string, unknown>>

const numberOf = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null

/** What a reader may see of a row. */
const rowOf = (row: CardOnDay, page: ViewPage, sees: { cards: boolean; costs: boolean }) => {
  const format = createFormatters(page.locale)
  const t = createTranslator(page.locale)
  const { id, name, sku, unit, quantity, average, value } = row
  const { view } = rowLinksOf({ slug: 'stock-cards', doc: { id }, may: page.may })
  const counted = sees.cards ? ` ${unitWord(t, unit, quantity)}` : ''
  return {
    id,
    name: sees.cards ? name : t('common.idOf', { id: String(id) }),
    sku: sees.cards ? (sku ?? '') : '',
    quantity: `${format.quantity(quantity)}${counted}`,
    ...(sees.costs && {
      average: average === null ? '' : format.cost(average, 'TRY'),
      value: value === null ? '' : format.money(value, 'TRY'),
    }),
    ...(view && { href: paths.stockCardView(id) }),
  } satisfies OnDayRow
}

/**
 * What there was of cards at the end of a day, as the visitor may see it.
 * @param query of the page: `day` (today where it is none, or not over yet), `q`, `card`, `page`
 * @returns null for those who may not see what moved
 */
export const readOnDay = async (page: ViewPage, query: Query): Promise<OnDaySheet | null> => {
  const { req } = page
  const ability = await abilityOfRequest(req)
  const moved = ['stockCard', 'type', 'quantity', 'operationDate'] as const
  if (!mayReadFields(ability, 'stock-movements', ...moved)) return null
  const sees = {
    cards: mayReadFields(ability, 'stock-cards', 'name', 'sku', 'unit'),
    costs: mayReadFields(ability, 'stock-movements', 'averageCostAfter'),
  }
  const { today } = await siteOf(req.payload)
  const asked = isDay(query.day) && isKeptDay(query.day) && query.day < today ? query.day : today
  const search = sees.cards && typeof query.q === 'string' ? query.q.slice(0, 200) : ''
  const card = numberOf(query.card)
  const place = Math.min(MAX_PAGE, numberOf(query.page) ?? 1)
  const question = { day: asked, card, search, page: place, size: SIZE }
  const { rows, total } = await readStockOnDay(req, ability, question)
  return {
    day: asked,
    search,
    card,
    rows: rows.map((row) => rowOf(row, page, sees)),
    total,
    page: place,
    pages: Math.ceil(total / SIZE),
    seesCosts: sees.costs,
  }
}
