import { withClient } from '../../scripts/lib/database.mjs'
import { invariantsStatement } from '../../src/database/invariants/index.ts'
import { TIMELINE_SOURCES } from '../../src/database/invariants/timeline.ts'

const GOODS = ['Kablo', 'Işıldak', 'Şalter', 'Pano', 'Vana', 'Çelik boru', 'Ölçüm cihazı', 'Filtre']
const CITIES = ['Çankaya', 'Isparta', 'İzmir', 'Şişli', 'Üsküdar', 'Kadıköy', 'Muğla', 'محمد']

/** A card's name holds a word of each list and its number; this is in some 140 of 100,000. */
export const RARE_TERM = 'parta 42'

const words = (list, by) =>
  `(array[${list.map((word) => `'${word}'`).join(',')}])[1 + (i * ${by}) % ${list.length}]`

/**
 * How many rows of each kind.
 *
 * @param {number} scale 1 is 100,000 cards and 50,000 tenders
 * @param {number} [movements] 500,000 × scale when left out
 */
export const sizesOf = (scale, movements = 500_000 * scale) => {
  const sized = (count, least) => Math.max(least, Math.round(count * scale))
  const cards = sized(100_000, 200)
  return {
    types: 50,
    cards,
    companies: sized(1_000, 20),
    tenders: sized(50_000, 100),
    mostLines: 8,
    movements: Math.max(cards, Math.round(movements)),
  }
}

/** Noon of a day in the past, a different one for each of `count` rows, the last one yesterday. */
const day = (n, count, days) =>
  `(current_date - 1 - ((${count} - ${n})::bigint * ${days} / ${count})::int) + time '12:00' at time zone 'UTC'`

const people = ({ companies }) => `
  insert into companies (id, name, title, email, boss_phone)
    select i, ${words(CITIES, 1)} || ' Ticaret ' || i, ${words(CITIES, 3)} || ' Sanayi A.Ş. ' || i,
      'firma' || i || '@ornek.example', '0532 ' || lpad(i::text, 7, '0')
    from generate_series(1, ${companies}) i;
  insert into branches (id, company_id, name)
    select i, i, 'Merkez ' || i from generate_series(1, ${companies}) i;
  insert into employees (id, company_id, branch_id, name, email, is_contact, is_default_contact)
    select i, 1 + i % ${companies}, 1 + i % ${companies}, 'Ayşe ' || ${words(CITIES, 5)} || ' ' || i,
      'k' || i || '@ornek.example', true, i <= ${companies}
    from generate_series(1, ${companies * 3}) i;
  insert into company_projects (id, name, company_id, start_date)
    select i, 'Proje ' || i, i, now() - interval '1 year' from generate_series(1, ${companies}) i;
  insert into meets (id, company_id, title, starts_at)
    select i, 1 + i % ${companies}, 'Görüşme ' || i, now() - make_interval(hours => i % 8000)
    from generate_series(1, ${companies * 5}) i;`

const cards = ({ types, cards }) => `
  insert into stock_types (id, name) select i, 'Tür ' || i from generate_series(1, ${types}) i;
  insert into stock_cards (id, name, stock_type_id, sku, barcode, unit, tax_rate, current_price,
      cost_price, min_quantity, average_cost, created_at)
    select i, ${words(GOODS, 1)} || ' ' || ${words(CITIES, 7)} || ' ' || i, 1 + i % ${types},
      'SKU-' || i, '869' || lpad(i::text, 10, '0'), 'piece', 20, 100 + i % 900, 100, i % 1500, 100,
      now() - interval '2 years' + make_interval(secs => i * 60)
    from generate_series(1, ${cards}) i;`

/** 35 % drafts, 30 % sent, 20 % approved, 10 % invoiced, 5 % cancelled; two to `mostLines` lines each. */
const tenders = ({ cards, companies, tenders, mostLines }) => `
  insert into tenders (id, title, type, company_id, branch_id, date, valid_until, currency,
      currency_rate, created_by_id, created_at)
    select i, ${words(GOODS, 3)} || ' teklifi ' || i, 'sale', 1 + i % ${companies},
      1 + i % ${companies}, d, d + interval '15 days', 'TRY', 1, 1,
      d + make_interval(secs => i % 3600)
    from (select i, ${day('i', tenders, 700)} as d from generate_series(1, ${tenders}) i) t;
  insert into tender_items (tender_id, kind, stock_card_id, description, quantity, unit_price,
      tax_rate, "order", net, tax)
    select i, 'stockCard', 1 + (i * 7919 + k * 104729) % ${cards}, 'Kalem ' || k, 1 + k % 5,
      100 + (i + k) % 900, 20, k - 1, (1 + k % 5) * (100 + (i + k) % 900),
      (1 + k % 5) * (100 + (i + k) % 900) * 0.2
    from generate_series(1, ${tenders}) i, generate_series(1, 2 + i % ${mostLines - 1}) k;
  update tenders t set subtotal = s.net, tax_total = s.tax, total = s.net + s.tax,
      total_base = s.net + s.tax, status = n.status::enum_tenders_status,
      number = 'TKF-2026-' || lpad(n.n::text, greatest(5, length(n.n::text)), '0'),
      sent_at = case when n.status = 'sent' then t.created_at end,
      stage = n.status::enum_tenders_stage,
      is_approved = n.is_approved, is_invoiced = n.status = 'invoiced',
      approved_by_id = case when n.is_approved then 1 end,
      approved_hash = case when n.is_approved then 'none' end,
      approved_at = case when n.is_approved then date + interval '1 day' end,
      invoiced_at = case when n.status = 'invoiced' then date + interval '2 days' end,
      invoice_rate = case when n.status = 'invoiced' then 1 end,
      invoice_total_base = case when n.status = 'invoiced' then s.net + s.tax end,
      invoice_number = case when n.status = 'invoiced' then 'F' || t.id end
    from (select tender_id, sum(net) as net, sum(tax) as tax from tender_items group by 1) s
    join (select *, status in ('approved', 'invoiced') as is_approved,
        case when status <> 'draft' then row_number() over (partition by status = 'draft' order by id) end as n
      from (select id, case when id % 20 < 7 then 'draft' when id % 20 < 13 then 'sent'
          when id % 20 < 17 then 'approved' when id % 20 < 19 then 'invoiced' else 'cancelled' end as status
        from tenders) x) n on n.id = s.tender_id
    where s.tender_id = t.id;
  insert into tender_counters select 2026, count(*) from tenders where number is not null;
  insert into tender_demands (tender_id, stock_card_id, quantity)
    select tender_id, stock_card_id, sum(quantity) from tender_items i join tenders t on t.id = tender_id
    where t.is_approved group by 1, 2;
  insert into stock_reservations (stock_card_id, quantity, remaining_quantity, tender_id, status,
      origin, reserved_by_id)
    select stock_card_id, quantity, case status when 'approved' then quantity else 0 end, tender_id,
      (case status when 'approved' then 'active' else 'fulfilled' end)::enum_stock_reservations_status,
      'approval', 1
    from tender_demands join tenders t on t.id = tender_id;`

/** Every card receives a thousand first; then it goes out and in; then what invoices issued. */
const movements = ({ cards, movements }) => `
  insert into stock_movements (id, stock_card_id, type, quantity, price, currency_type, currency_rate,
      operation_date, created_at, tender_id, reservation_id, delivery, origin, operation_user_id,
      average_cost_after, balance_after)
    select n, card, (case when delta > 0 then 'in' else 'out' end)::enum_stock_movements_type,
      abs(delta), 100, 'TRY', 1, d, d + make_interval(secs => n % 3600), tender, reservation,
      case when tender is not null then 1 end, (case when tender is null then 'manual' else 'invoice' end)::enum_stock_movements_origin, 1, 100,
      sum(delta) over (partition by card order by n)
    from (
      select n, 1 + (n - 1) % ${cards} as card, ${day('n', movements, 730)} as d,
        case when n <= ${cards} then 1000 when ((n - 1) / ${cards}) % 2 = 1 then -3 else 2 end::numeric
          as delta, null::int as tender, null::int as reservation
      from generate_series(1, ${movements}) n
      union all
      select ${movements} + row_number() over (order by r.id), r.stock_card_id,
        ${day('1', 1, 1)}, -r.quantity, r.tender_id, r.id
      from stock_reservations r where r.status = 'fulfilled') m;
  update stock_cards c set current_quantity = m.current, reserved_quantity = coalesce(r.held, 0),
      available_quantity = m.current - coalesce(r.held, 0), average_cost = 100, last_cost = 100,
      stock_value = m.current * 100
    from (select stock_card_id, sum(case type when 'in' then quantity else -quantity end) as current
        from stock_movements group by 1) m
    left join (select stock_card_id, sum(remaining_quantity) as held from stock_reservations group by 1) r
      using (stock_card_id)
    where c.id = m.stock_card_id;`

const SEQUENCES = `
  select setval(pg_get_serial_sequence(t, 'id'), (xpath('/row/m/text()',
      query_to_xml(format('select coalesce(max(id), 1) as m from %I', t), false, true, '')))[1]::text::int)
    from unnest(array['companies', 'branches', 'employees', 'company_projects', 'meets', 'stock_types',
      'stock_cards', 'tenders', 'stock_movements']) t`

/** What their triggers would have written of all of it. */
const POINTERS = `
  insert into timeline (kind, source, at, actor, company_id, tender_id, project_id, employee_id)
    select * from ${TIMELINE_SOURCES} s order by at`

/**
 * Fills an empty, migrated database whose user is the superuser: the triggers rest, and the rows say
 * what they would have written, so that every invariant holds afterwards. The first user made them.
 *
 * @param {{ url: string, sizes: ReturnType<typeof sizesOf>, more?: string }} options `more`: SQL that
 *   writes further rows
 */
export const fill = ({ url, sizes, more = '' }) =>
  withClient(url, async (client) => {
    await client.query(`set session_replication_role = replica; set statement_timeout = 0`)
    for (const part of [people, cards, tenders, movements]) await client.query(part(sizes))
    if (more) await client.query(more)
    await client.query(POINTERS)
    await client.query(SEQUENCES)
    await client.query('reset session_replication_role')
    await client.query('vacuum analyze')
    const [{ broken }] = (await client.query(invariantsStatement())).rows
    if (broken) throw new Error(`The data is not sound: ${JSON.stringify(broken).slice(0, 1000)}`)
  })
