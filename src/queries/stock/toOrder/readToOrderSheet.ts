import { abilityOfRequest } from '@/access/abilityOf'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import type { ToOrderRow, ToOrderSheet } from '@/present/stock/toOrderSheet'
import { FULL_WEIGHT, suggestedOrder } from '@/domain/stock/toOrder'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { siteOf } from '../../settings/siteOf'
import { readToOrder, type CardToOrder } from './readToOrder'
import { unitWord } from '@/i18n/unitWord'
import type { ViewPage } from '../../shared/viewPage'
import { askedToOrder } from './askedToOrder'
import { toOrderRights, type ToOrderRights } from './toOrderRights'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readShown } from '../../shared/readShown'

type StockType = { id: number; name: string }

/** Every stock type by name, as options; empty if the names are not readable. */
const readTypeNames = async (req: PayloadRequest): Promise<StockType[]> => {
  const rows = await readShown<StockType>({
    req,
    columns: { id: ['stock-types', 'name'], name: ['stock-types', 'name'] },
    statement: sql`select id, name from stock_types order by name, id`,
  })
  return rows as StockType[]
}

const SIZE = 50

const rowOf = (card: CardToOrder, page: ViewPage, rights: ToOrderRights): ToOrderRow => {
  const { may } = page
  const format = createFormatters(page.locale)
  const t = createTranslator(page.locale)
  const { id, name, sku, unit, onHand, reserved, likely, projected, minQuantity } = card
  const shown = (value: string | null, explain?: string | false) => ({
    text: value === null ? '' : format.quantity(value),
    ...(explain && { explain }),
  })
  const why = (figure: string) => `to-order/${id}/${figure}`
  const order = suggestedOrder(card)
  return {
    id,
    name,
    sku: sku ?? '',
    unit: unitWord(t, unit, order?.toFixed() ?? 0),
    href: rowLinksOf({ slug: 'stock-cards', doc: { id }, may }).view,
    figures: {
      onHand: shown(
        onHand,
        may(['read', 'stock-movements']) && `stock-cards/${id}/currentQuantity`,
      ),
      reserved: shown(
        reserved,
        may(['read', 'stock-reservations']) && `stock-cards/${id}/reservedQuantity`,
      ),
      likely: shown(likely, rights.tenders && why('likely')),
      projected: shown(projected, why('projected')),
      minQuantity: shown(minQuantity),
      suggested: shown(order?.toFixed() ?? null, why('suggested')),
    },
  }
}

/**
 * The order suggestions, limited to what the user may read.
 * @param query of the page: `q`, `type`, `page`
 * @returns null for users who may not read all inputs of the suggestion
 */
export const readToOrderSheet = async (
  page: ViewPage,
  query: Readonly<Record<string, unknown>>,
): Promise<ToOrderSheet | null> => {
  const { req } = page
  const ability = await abilityOfRequest(req)
  const rights = toOrderRights(ability)
  if (!rights.cards) return null
  const asked = askedToOrder(query, rights)
  const [{ rows, total }, types, { likelyWeight }] = await Promise.all([
    readToOrder(req, ability, { ...asked, size: SIZE }),
    rights.types ? readTypeNames(req) : [],
    siteOf(req.payload),
  ])
  const { search, stockType } = asked
  return {
    search,
    stockType,
    types,
    rows: rows.map((row) => rowOf(row, page, rights)),
    total,
    page: asked.page,
    pages: Math.ceil(total / SIZE),
    seesTenders: rights.tenders,
    weight: likelyWeight ?? String(FULL_WEIGHT),
    canExport: rights.export,
  }
}
