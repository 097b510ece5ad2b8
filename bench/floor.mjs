/**
 * The least that answers the questions of bench/works.mjs: Node's http, pg, SQL written by hand and a
 * token. Started by the benches; DATABASE_URL, PORT and TOKEN say where and for whom.
 */
import { timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const token = Buffer.from(process.env.TOKEN)

const named = (name, text) => async (values) => (await pool.query({ name, text, values })).rows

const CARD = `c.id, c.name, c.sku, c.barcode, c.qr_code as "qrCode", c.unit, c.tax_rate::float8 as "taxRate",
  c.min_quantity::float8 as "minQuantity", c.current_price::float8 as "currentPrice",
  c.offer_price::float8 as "offerPrice", c.cost_price::float8 as "costPrice",
  c.price_usd::float8 as "priceUsd", c.price_eur::float8 as "priceEur",
  c.current_quantity::float8 as "currentQuantity", c.reserved_quantity::float8 as "reservedQuantity",
  c.available_quantity::float8 as "availableQuantity", c.average_cost::float8 as "averageCost",
  c.allow_no_stock as "allowNoStock", c.updated_at as "updatedAt", c.created_at as "createdAt"`
const TENDER = `t.id, t.title, t.type, t.date, t.valid_until as "validUntil", t.currency, t.number, t.status,
  t.currency_rate::float8 as "currencyRate", t.is_approved as "isApproved", t.is_invoiced as "isInvoiced",
  t.subtotal::float8, t.discount_total::float8 as "discountTotal", t.tax_total::float8 as "taxTotal",
  t.total::float8, t.total_base::float8 as "totalBase", t.notes, t.internal_note as "internalNote",
  t.updated_at as "updatedAt", t.created_at as "createdAt"`

const cardsOfType = named(
  'w1',
  `select ${CARD}, row_to_json(s) as "stockType" from stock_cards c
     join stock_types s on s.id = c.stock_type_id
   where c.stock_type_id = $1 order by c.name, c.created_at desc, c.id desc limit 25`,
)
const countOfType = named(
  'w1n',
  'select count(*)::int as total from stock_cards where stock_type_id = $1',
)
const cardsLike = named(
  'w2',
  `with m as materialized (select id from stock_cards where name_folded like '%' || $1 || '%')
   select ${CARD}, row_to_json(s) as "stockType" from stock_cards c
     left join stock_types s on s.id = c.stock_type_id
   where c.id in (select id from m) order by c.name, c.created_at desc, c.id desc limit 25`,
)
const tender = named(
  'w3',
  `select ${TENDER}, row_to_json(o) as company from tenders t
     left join companies o on o.id = t.company_id where t.id = $1`,
)
const lines = named(
  'w3l',
  `select i.id, i.kind, i.description, i.quantity::float8, i.unit_price::float8 as "unitPrice",
     i.tax_rate::float8 as "taxRate", i."order"::int, i.net::float8, i.tax::float8,
     row_to_json(c) as "stockCard"
   from tender_items i left join stock_cards c on c.id = i.stock_card_id
   where i.tender_id = $1 order by i."order", i.id`,
)
const tendersOf = named(
  'w4',
  `select ${TENDER}, row_to_json(o) as company from tenders t join companies o on o.id = t.company_id
   where t.company_id = $1 order by t.date desc, t.created_at desc, t.id desc limit 25`,
)
const countOfCompany = named(
  'w4n',
  'select count(*)::int as total from tenders where company_id = $1',
)
const post = named(
  'w5',
  `with c as (select * from stock_cards where id = $1 for no key update)
   insert into stock_movements as m (stock_card_id, type, quantity, price, currency_type, currency_rate,
     operation_date, average_cost_after, balance_after, operation_user_id)
   select id, $2::enum_stock_movements_type, $3::numeric, $4::numeric, 'TRY', 1, current_date + time '12:00',
     case when $2::text = 'in' then round((greatest(current_quantity, 0) * coalesce(average_cost, 0)
       + $3::numeric * $4::numeric) / (greatest(current_quantity, 0) + $3::numeric), 6)
       else average_cost end, 0, 1
   from c returning id, balance_after::float8 as "balanceAfter"`,
)
const movements = named(
  'w6',
  `select m.id, m.type, m.quantity::float8, m.price::float8, m.currency_type as "currencyType",
     m.currency_rate::float8 as "currencyRate", m.operation_date as "operationDate", m.note, m.origin,
     m.balance_after::float8 as "balanceAfter", json_build_object('id', c.id, 'name', c.name) as "stockCard",
     m.created_at as "createdAt"
   from stock_movements m join stock_cards c on c.id = m.stock_card_id
   order by m.operation_date desc, m.created_at desc, m.id desc limit 25 offset $1`,
)
const countMovements = named('w6n', 'select count(*)::int as total from stock_movements')

const counted = async (rows, count) => {
  const [docs, [{ total }]] = await Promise.all([rows, count])
  return { docs, totalDocs: total }
}

const answer = async (request, { pathname, searchParams }) => {
  if (request.method === 'POST') {
    let text = ''
    for await (const chunk of request) text += chunk
    const { stockCard, type, quantity, price } = JSON.parse(text)
    return { doc: (await post([stockCard, type, quantity, price]))[0] }
  }
  const [, , slug, id] = pathname.split('/')
  const asked = (name) => searchParams.get(name)
  if (slug === 'tenders' && id) {
    const [[head], items] = await Promise.all([tender([id]), lines([id])])
    return { ...head, items }
  }
  const company = [asked('where[company][equals]')]
  if (slug === 'tenders') return counted(tendersOf(company), countOfCompany(company))
  if (slug === 'stock-movements')
    return counted(movements([(asked('page') - 1) * 25]), countMovements([]))
  const term = asked('where[name][contains]')
  if (term !== null) return { docs: await cardsLike([term]) }
  const type = [asked('where[stockType][equals]')]
  return counted(cardsOfType(type), countOfType(type))
}

createServer((request, response) => {
  const given = Buffer.from(request.headers.authorization ?? '')
  if (given.length !== token.length || !timingSafeEqual(given, token))
    return response.writeHead(401).end()
  const status = request.method === 'POST' ? 201 : 200
  answer(request, new URL(request.url, 'http://localhost')).then(
    (body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error) => response.writeHead(500).end(error.message),
  )
}).listen(Number(process.env.PORT), () => process.send?.('ready'))
