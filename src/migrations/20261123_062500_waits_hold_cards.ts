import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What keeps a card in use, by name and without. @param status the reservations that do */
const holders = (status: string, groups: string) => `
  create or replace function card_holder_names(card int) returns table (kind text, name text)
    language sql stable as $$
    select 'tenders', coalesce(t.number, t.title, '#' || t.id) from (
        select tender_id from tender_items where stock_card_id = card
        union select tender_id from tender_demands where stock_card_id = card) u
      join tenders t on t.id = u.tender_id where t.status in ('draft', 'sent', 'approved')
    union all
    select 'counts', s.title from stock_count_cards l join stock_counts s on s.id = l.count_id
    where l.stock_card_id = card and s.status in ('draft', 'counting', 'review')
    union all
    select distinct 'groups', g.name from stock_groups g where ${groups} $$;
  create or replace function card_holders(card int, out stock boolean, out reserved boolean,
      out tenders boolean, out counts boolean, out groups boolean)
    language sql stable as $$
    select exists (select from stock_cards c where c.id = card and c.current_quantity <> 0),
      exists (select from stock_reservations r where r.stock_card_id = card
        and r.status::text in (${status})),
      exists (select from tender_items i join tenders t on t.id = i.tender_id
        where i.stock_card_id = card and t.status in ('draft', 'sent', 'approved'))
      or exists (select from tender_demands d join tenders t on t.id = d.tender_id
        where d.stock_card_id = card and t.status = 'approved'),
      exists (select from stock_count_cards l join stock_counts s on s.id = l.count_id
        where l.stock_card_id = card and s.status in ('draft', 'counting', 'review')),
      exists (select from stock_groups g where ${groups}) $$;`

const PARTS = `exists (select from stock_group_stocks p
  where p.stock_group_id = g.id and p.stock_card_id = card)`

/** Whoever waits for a card, and a group that becomes it, keep it in use as well. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(holders(`'active', 'waiting'`, `g.made_card_id = card or ${PARTS}`)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(holders(`'active'`, PARTS)))
}
