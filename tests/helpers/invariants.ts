export type Invariant = {
  name: string
  /** Returns the rows that break the rule; none is a pass. */
  sql: string
}

const stock: Invariant[] = [
  {
    name: 'S-01 current quantity is the sum of movements',
    sql: `select c.id, c.current_quantity, coalesce(m.total, 0) as ledger
          from stock_cards c left join (
            select stock_card_id, sum(case type when 'in' then quantity else -quantity end) as total
            from stock_movements group by 1) m on m.stock_card_id = c.id
          where c.current_quantity <> coalesce(m.total, 0)`,
  },
  {
    name: 'S-02 reserved quantity is the sum of open reservations',
    sql: `select c.id, c.reserved_quantity, coalesce(r.total, 0) as held
          from stock_cards c left join (
            select stock_card_id, sum(remaining_quantity) as total
            from stock_reservations where status = 'active' group by 1) r on r.stock_card_id = c.id
          where c.reserved_quantity <> coalesce(r.total, 0)`,
  },
  {
    name: 'S-03 nothing is oversold, and available is current less reserved',
    sql: `select id from stock_cards
          where reserved_quantity < 0
            or available_quantity <> current_quantity - reserved_quantity
            or (not allow_no_stock and (current_quantity < 0 or reserved_quantity > current_quantity))`,
  },
  {
    name: 'S-04 the balance was never negative, and balance_after runs without a gap',
    sql: `select id, balance_after, running from (
            select m.id, m.balance_after, c.allow_no_stock,
              sum(case m.type when 'in' then m.quantity else -m.quantity end)
                over (partition by m.stock_card_id order by m.id) as running
            from stock_movements m join stock_cards c on c.id = m.stock_card_id) x
          where balance_after <> running or (running < 0 and not allow_no_stock)`,
  },
  {
    name: 'S-05 figures of movements are possible',
    sql: `select id from stock_movements
          where not (quantity > 0 and quantity < 'Infinity') or not (price >= 0 and price < 'Infinity')
            or not (currency_rate > 0 and currency_rate < 'Infinity')
            or (currency_type = 'TRY' and currency_rate <> 1)`,
  },
  {
    name: 'S-06 a reversal undoes exactly one movement',
    sql: `select r.id from stock_movements r join stock_movements m on m.id = r.reversal_of_id
          where r.stock_card_id <> m.stock_card_id or r.quantity <> m.quantity or r.type = m.type
            or m.reversal_of_id is not null`,
  },
  {
    name: 'S-09 only approved tenders hold automatic reservations; ended ones hold nothing',
    sql: `select r.id from stock_reservations r join tenders t on t.id = r.tender_id
          where r.status = 'active' and t.status in ('invoiced', 'rejected', 'cancelled')`,
  },
  {
    name: 'S-10 what a reservation issued and still holds is not more than it reserved',
    sql: `select r.id from stock_reservations r left join (
            select reservation_id, sum(quantity) as issued from stock_movements
            where reservation_id is not null group by 1) m on m.reservation_id = r.id
          where r.remaining_quantity + coalesce(m.issued, 0) > r.quantity
            or (r.status <> 'active' and r.remaining_quantity <> 0)
            or (r.status = 'fulfilled' and coalesce(m.issued, 0) <> r.quantity)`,
  },
  {
    name: 'S-13 a set names a card once',
    sql: `select stock_group_id, stock_card_id from stock_group_stocks
          group by 1, 2 having count(*) > 1 or min(quantity) <= 0`,
  },
]

const tenders: Invariant[] = [
  {
    name: 'T-01 the stored totals follow from the stored lines',
    sql: `select t.id, t.subtotal, t.total, i.net, i.tax from tenders t left join (
            select tender_id, sum(net) as net, sum(tax) as tax from tender_items group by 1) i
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
    name: 'T-06 nothing was approved after its last valid day',
    sql: `select id from tenders
          where (approved_at at time zone 'Europe/Istanbul')::date
            > (valid_until at time zone 'UTC')::date`,
  },
  {
    name: 'T-07 an approved tender has priced lines',
    sql: `select t.id from tenders t where t.is_approved and not exists (
            select 1 from tender_items i
            where i.tender_id = t.id and i.kind in ('stockCard', 'stockGroup', 'text'))`,
  },
  {
    name: 'T-11 numbers run without a gap within their year',
    sql: `select c.year from tender_counters c join (
            select split_part(number, '-', 2) as year,
              count(distinct substring(number from '^[^-]+-[0-9]+-[0-9]+')) as used
            from tenders where number is not null group by 1) t on t.year = c.year::text
          where t.used <> c.n`,
  },
  {
    name: 'T-12 instalments add up to the total',
    sql: `select t.id from tenders t join (
            select _parent_id, sum(amount) as planned, min(due_date) as first
            from tenders_payment_installments group by 1) p on p._parent_id = t.id
          where p.planned <> t.total or p.first < t.date`,
  },
  {
    name: 'T-13 a tender is for a company or for an unregistered person, never for both',
    sql: `select id from tenders
          where company_id is not null and coalesce(btrim(unconnected_name), '') <> ''`,
  },
]

const people: Invariant[] = [
  {
    name: 'C-01 branch, employee and meeting belong to one company',
    sql: `select 'employee' as what, e.id from employees e join branches b on b.id = e.branch_id
            where b.company_id <> e.company_id
          union all select 'meet', m.id from meets m join employees e on e.id = m.company_employee_id
            where e.company_id is distinct from m.company_id
          union all select 'tender', t.id from tenders t join branches b on b.id = t.branch_id
            where b.company_id is distinct from t.company_id
          union all select 'tender', t.id from tenders t join employees e on e.id = t.employee_id
            where e.company_id is distinct from t.company_id`,
  },
  {
    name: 'C-02 a company has at most one default contact',
    sql: `select company_id from employees where is_default_contact group by 1 having count(*) > 1`,
  },
  {
    name: 'C-03 projects and meetings end after they begin',
    sql: `select id from company_projects where end_date < start_date
          union all select id from meets where ends_at < starts_at`,
  },
  {
    name: 'U-01 somebody active can manage users and roles',
    sql: `select 1 where exists (select 1 from users) and not exists (
            select 1 from users u join roles r on r.id = u.role_id where u.status = 'active'
              and r.permissions @> '[{"subject": "users", "actions": ["write"]}]'
              and r.permissions @> '[{"subject": "roles", "actions": ["write"]}]')`,
  },
  {
    name: 'U-02 a passive user has no session',
    sql: `select u.id from users u join users_sessions s on s._parent_id = u.id
          where u.status <> 'active'`,
  },
  {
    name: 'U-04 an e-mail address belongs to one user',
    sql: `select lower(email) from users group by 1 having count(*) > 1`,
  },
]

/** The rules that hold over all rows at any moment, on the tables as they are. */
export const INVARIANTS: Invariant[] = [...stock, ...tenders, ...people]
