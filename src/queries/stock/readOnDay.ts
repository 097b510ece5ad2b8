import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { paths } from '@/catalog/paths'
import type { OnDayRow, OnDaySheet } from '@/present/stock/onDaySheet'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { isRecordDay } from '@/domain/shared/day'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { siteOf } from '../settings/siteOf'
import { readStockOnDay } from './readStockOnDay'
import { unitWord } from '@/i18n/unitWord'

import type { ViewPage } from '../shared/viewPage'

const SIZE = 50
const MAX_PAGE = 1_000_000

type Query = Readonly<Record<string, unknown>>

const numberOf = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null

/** The reader's rights on stock of a past day; null if they may not see movements. */
const onDayRights = (ability: AppAbility): { cards: boolean; costs: boolean } | null => {
  const moved = ['stockCard', 'type', 'quantity', 'operationDate'] as const
  if (!mayReadFields(ability, 'stock-movements', ...moved)) return null
  return {
    cards: mayReadFields(ability, 'stock-cards', 'name', 'sku', 'unit'),
    costs: mayReadFields(ability, 'stock-movements', 'averageCostAfter'),
  }
}

/**
 * The stock of cards at the end of a day, 50 a page, limited to what the caller may see.
 * @param query `day` (today if missing, invalid or in the future), `q`, `card`, `page`
 * @returns names and costs are null if the caller may not read them; null for users who may not read
 *   movements
 */
export const readCardsOnDay = async (req: PayloadRequest, query: Query) => {
  const ability = await abilityOfRequest(req)
  const sees = onDayRights(ability)
  if (!sees) return null
  const { today } = await siteOf(req.payload)
  const day = isRecordDay(query.day) && query.day < today ? query.day : today
  const search = sees.cards && typeof query.q === 'string' ? query.q.slice(0, 200) : ''
  const card = numberOf(query.card)
  const page = Math.min(MAX_PAGE, numberOf(query.page) ?? 1)
  const { rows, total } = await readStockOnDay(req, ability, {
    day,
    card,
    search,
    page,
    size: SIZE,
  })
  return {
    ...{ day, search, card, total, page, sees },
    pages: Math.ceil(total / SIZE),
    rows: rows.map(({ name, sku, unit, average, value, ...row }) => ({
      ...row,
      ...(sees.cards ? { name, sku, unit } : { name: null, sku: null, unit: null }),
      ...(sees.costs ? { average, value } : { average: null, value: null }),
    })),
  }
}

type Read = NonNullable<Awaited<ReturnType<typeof readCardsOnDay>>>

const rowOf = (row: Read['rows'][number], page: ViewPage, { costs }: Read['sees']) => {
  const format = createFormatters(page.locale)
  const t = createTranslator(page.locale)
  const { id, name, sku, unit, quantity, average, value } = row
  const { view } = rowLinksOf({ slug: 'stock-cards', doc: { id }, may: page.may })
  const counted = unit === null ? '' : ` ${unitWord(t, unit, quantity)}`
  return {
    id,
    name: name ?? t('common.idOf', { id: String(id) }),
    sku: sku ?? '',
    quantity: `${format.quantity(quantity)}${counted}`,
    ...(costs && {
      average: average === null ? '' : format.cost(average, 'TRY'),
      value: value === null ? '' : format.money(value, 'TRY'),
    }),
    ...(view && { href: paths.stockCardView(id) }),
  } satisfies OnDayRow
}

/**
 * As `readCardsOnDay`, formatted for its page in the visitor's language.
 * @returns null for users who may not read movements
 */
export const readOnDay = async (page: ViewPage, query: Query): Promise<OnDaySheet | null> => {
  const read = await readCardsOnDay(page.req, query)
  if (!read) return null
  const { sees, rows, ...sheet } = read
  return {
    ...sheet,
    rows: rows.map((row) => rowOf(row, page, sees)),
    seesCosts: sees.costs,
  }
}
