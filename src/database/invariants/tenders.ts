import type { Invariant } from './invariant'

/** Totals, states and numbers. */
export const TENDER_INVARIANTS: Invariant[] = [
  {
    name: 'T-01 the stored totals follow from the stored lines',
    sql: `select t.id, t.subtotal, t.total, i.net, i.tax from tenders t left join (
            select tender_id, sum(net) as net, sum(tax) as tax from tender_items
            where choice = 'included' group by 1) i
            on i.tender_id = t.id
          where t.subtotal <> coalesce(i.net, 0) or t.tax_total <> coalesce(i.tax, 0)
            or t.total <> t.subtotal - t.discount_total + t.tax_total
            or t.total_base <> round(t.total * t.currency_rate, 2)`,
  },
  {
    name: 'T-01b a line is quantity times price less its discount',
    sql: `select id, net from (
            select id, net, discount_type, discount_value,
              round(quantity * unit_price, 2) as gross from tender_items
            where kind in ('stockCard', 'stockGroup', 'text')) i
          where net <> gross - case discount_type
            when 'percent' then round(gross * coalesce(discount_value, 0) / 100, 2)
            when 'amount' then coalesce(discount_value, 0) else 0 end`,
  },
  {
    name: 'T-03 approved and invoiced say the same in every column',
    sql: `select id from tenders
          where is_approved <> (status in ('approved', 'invoiced'))
            or is_approved <> (approved_at is not null) or is_approved <> (approved_hash is not null)
            or is_invoiced <> (status = 'invoiced') or is_invoiced <> (invoiced_at is not null)
            or invoiced_at < approved_at`,
  },
  {
    name: 'T-05 an invoice number is used once',
    sql: `select upper(btrim(invoice_number)) from tenders where invoice_number is not null
          group by 1 having count(*) > 1`,
  },
  {
    name: 'T-06 nothing was approved after its last valid day, unless accepted before',
    sql: `select id from tenders
          where (least(approved_at, accepted_at) at time zone 'Europe/Istanbul')::date
            > (valid_until at time zone 'UTC')::date`,
  },
  {
    name: 'T-07 an approved tender has priced lines',
    sql: `select t.id from tenders t where t.is_approved and not exists (
            select 1 from tender_items i
            where i.tender_id = t.id and i.choice = 'included'
              and i.kind in ('stockCard', 'stockGroup', 'text'))`,
  },
  {
    name: 'T-15 a line for choosing is taxed for itself, and an alternative has a line above',
    sql: `select i.id from tender_items i
          where i.choice <> 'included' and (i.tax <> round(i.net * coalesce(i.tax_rate, 0) / 100, 2)
            or i.choice = 'alternative' and not exists (
              select 1 from tender_items o where o.tender_id = i.tender_id
                and o.choice = 'included' and o.kind in ('stockCard', 'stockGroup', 'text')
                and (o."order", o.id) < (i."order", i.id)))`,
  },
  {
    name: 'T-11 numbers run from 1 without a gap within their year, up to its counter',
    sql: `select * from (
            select split_part(number, '-', 2) as year, count(distinct n) as used, max(n) as last
            from (select number, split_part(number, '-', 3)::int as n from tenders
                  where number is not null) t group by 1) u
          full join tender_counters c on c.year::text = u.year
          where u.used is distinct from c.n or u.last is distinct from c.n`,
  },
  {
    name: 'T-11b revisions of a number run from 1 without a gap',
    sql: `select regexp_replace(number, '-R\\d+$', '') as base, count(*) as rows, max(revision) as last
          from tenders where number is not null group by 1
          having count(*) <> max(revision) or count(distinct revision) <> count(*) or min(revision) <> 1`,
  },
  {
    name: 'T-11c a number has at most one living revision',
    sql: `select regexp_replace(number, '-R\\d+$', '') as base, array_agg(id) as living from tenders
          where number is not null and status in ('draft', 'sent', 'approved', 'invoiced')
          group by 1 having count(*) > 1`,
  },
  {
    name: 'T-12 instalments add up to the total',
    sql: `select t.id from tenders t join (
            select _parent_id, sum(amount) as planned, min(due_date) as first
            from tenders_payment_installments group by 1) p on p._parent_id = t.id
          where p.planned <> t.total or p.first < t.date`,
  },
  {
    name: 'T-14 a rate has a day and a source in foreign money alone, and an invoice its total in lira',
    sql: `select id from tenders
          where currency = 'TRY' and (currency_rate <> 1 or rate_day is not null
              or rate_source is not null or invoice_rate_day is not null
              or invoice_rate_source is not null)
            or (status = 'invoiced') <> (invoice_total_base is not null)
            or invoice_total_base <> round(total * invoice_rate, 2)`,
  },
  {
    name: 'T-13 a tender is for a company or for an unregistered person, never for both',
    sql: `select id from tenders
          where company_id is not null and coalesce(btrim(unconnected_name), '') <> ''`,
  },
  {
    name: 'T-15 stage, sending and opening of a tender follow from its state and its sends',
    sql: `select t.id, t.stage from tenders t
          left join lateral (select max(created_at) as sent_at, max(opened_at) as opened_at
            from tender_sends where tender_id = t.id) s on true
          where t.stage::text is distinct from stage_of_tender(
              t.status::text, t.approver_id, t.sent_at, t.opened_at, t.accepted_at,
              t.lost_reason_id)
            or (t.stage = 'lost') <> (t.lost_at is not null)
            or t.opened_at is distinct from s.opened_at
            or s.sent_at is not null and t.sent_at is distinct from s.sent_at`,
  },
]
