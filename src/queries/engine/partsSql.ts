import { seesCosts } from '@/access/reading/costs'
import { moment } from './columnSql'
import type { EntityModel } from './model'
import { sees, seesRows } from './reader'
import type { Shape } from './shape'

/** Lines of a tender as in a response, without related records. */
const LINE = `l."id" as "id", l."kind" as "kind",
  l."choice" as "choice", l."description" as "description",
  trim_scale(l."quantity") as "quantity", trim_scale(l."unit_price") as "unitPrice",
  l."discount_type" as "discountType", trim_scale(l."discount_value") as "discountValue",
  trim_scale(l."tax_rate") as "taxRate", l."order"::int as "order", trim_scale(l."net") as "net",
  trim_scale(l."tax") as "tax"`

/** Their cost is for users who may see costs. */
const LINE_COST = `, trim_scale(l."unit_cost") as "unitCost"`

type Asked = {
  owner: EntityModel
  name: string
  alias: string
  shape: Shape
  related: (id: string, slug: string) => string
}

/** At depth two, lines include their cards and groups. */
const linesSql = ({ alias, shape, related }: Asked): string => {
  const cost = seesCosts(shape.reader.ability) ? LINE_COST : ''
  const to = (column: string, slug: string) =>
    shape.depth > 1 ? related(`l.${column}`, slug) : `l.${column}`
  return `(select coalesce(json_agg(row_to_json(o) order by l."order", l."id"), '[]'::json)
    from "tender_items" l cross join lateral (select ${LINE}${cost},
      ${to('"stock_card_id"', 'stock-cards')} as "stockCard",
      ${to('"stock_group_id"', 'stock-groups')} as "stockGroup") o
    where l."tender_id" = ${alias}."id")`
}

const cardSees = ({ shape: { models, reader } }: Asked, name: string): boolean => {
  const cards = models.entities.get('stock-cards')
  const field = cards?.fields.find((one) => one.name === name)
  return Boolean(cards && field && seesRows(reader, cards) && sees(reader, field) === true)
}

const partOfGroup = (asked: Asked): string => {
  const card =
    asked.shape.depth > 1 ? asked.related('p."stock_card_id"', 'stock-cards') : 'p."stock_card_id"'
  const name = cardSees(asked, 'name') ? ', c."name" as "name"' : ''
  return `(select coalesce(json_agg(row_to_json(o) order by p."id"), '[]'::json)
    from "stock_group_stocks" p join "stock_cards" c on c."id" = p."stock_card_id"
    cross join lateral (select p."id" as "id", ${card} as "stockCard"${name},
      trim_scale(p."quantity") as "quantity") o
    where p."stock_group_id" = ${asked.alias}."id")`
}

/** The smallest number of whole groups over the limiting parts (`domain/stock/groups`). */
const buildable = ({ alias }: Asked): string =>
  `(select case when count(*) = 0 then 0 else
      case when bool_and(coalesce(c."allow_no_stock", false)) then null else
        greatest(0, min(div(c."available_quantity", p."quantity"))
          filter (where not coalesce(c."allow_no_stock", false))) end end
    from "stock_group_stocks" p join "stock_cards" c on c."id" = p."stock_card_id"
    where p."stock_group_id" = ${alias}."id")`

const KNOWN: Readonly<Record<string, (asked: Asked) => string | null>> = {
  'tenders.items': linesSql,
  'stock-groups.parts': partOfGroup,
  'stock-groups.buildableQuantity': (asked) =>
    cardSees(asked, 'availableQuantity') ? buildable(asked) : null,
  'api-clients.lastUsedAt': ({ alias }) =>
    `(select ${moment('max(u."at")')} from "api_client_uses" u where u."client_id" = ${alias}."id")`,
}

/**
 * Parts of a record from other tables: lines of a tender, parts of a group, the last use of a
 * program's keys.
 * @returns null if the reader may not read them, and for parts that no response has
 */
export const partsSql = (asked: Asked): string | null =>
  KNOWN[`${asked.owner.slug}.${asked.name}`]?.(asked) ?? null
