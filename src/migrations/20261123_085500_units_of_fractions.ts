import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * A card becomes one that is counted in pieces only while there is no fraction of it: in stock, in a
 * reservation or a wait, in a recipe, an open tender or an open count.
 *
 * The change takes the row from those who are about to refer to it (a key share), so that it sees what
 * they write; they take theirs before they look at the unit. Neither waits for whoever moves stock.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function card_fractions(card int, out stock boolean, out reserved boolean,
        out groups boolean, out counts boolean, out tenders boolean)
      language sql stable as $$
      select exists (select from stock_cards c where c.id = card and c.current_quantity % 1 <> 0),
        exists (select from stock_reservations r where r.stock_card_id = card
          and (r.status::text = 'active' and r.remaining_quantity % 1 <> 0
            or r.status::text = 'waiting' and r.quantity % 1 <> 0)),
        exists (select from stock_group_stocks p where p.stock_card_id = card
          and p.quantity % 1 <> 0),
        exists (select from stock_count_entries e join stock_counts s on s.id = e.count_id
          where e.stock_card_id = card and e.quantity % 1 <> 0
            and s.status::text in ('draft', 'counting', 'review')
            and not exists (select from stock_count_entries u where u.undoes_id = e.id)
            and not exists (select from stock_count_entries r where r.count_id = e.count_id
              and r.stock_card_id = card and r.mode = 'recount' and r.id > e.id
              and not exists (select from stock_count_entries u where u.undoes_id = r.id))),
        exists (select from tender_items i join tenders t on t.id = i.tender_id
          where i.stock_card_id = card and i.quantity % 1 <> 0
            and t.status::text in ('draft', 'sent', 'approved')) $$;

    create function refuse_unit_of_fractions() returns trigger language plpgsql as $$
    declare
      found_in record;
    begin
      perform 1 from stock_cards where id = old.id for update;
      select * into found_in from card_fractions(old.id);
      if found_in.stock or found_in.reserved or found_in.groups or found_in.counts
        or found_in.tenders then
        perform refuse_stock('unitHoldsFractions', to_json(found_in));
      end if;
      return new;
    end $$;
    create trigger refuse_unit_of_fractions before update of unit on stock_cards for each row
      when (new.unit::text in ('piece', 'set') and old.unit::text not in ('piece', 'set'))
      execute function refuse_unit_of_fractions();

    create function refuse_fraction() returns trigger language plpgsql as $$
    declare
      card_unit text;
    begin
      select unit::text into card_unit from stock_cards where id = new.stock_card_id
      for key share;
      if card_unit in ('piece', 'set') then
        perform refuse_stock('notWhole', json_build_object('card', new.stock_card_id));
      end if;
      return null;
    end $$;
    create trigger refuse_fraction after insert or update of stock_card_id, quantity
      on stock_group_stocks for each row when (new.quantity % 1 <> 0)
      execute function refuse_fraction();
    create trigger refuse_fraction after insert or update of stock_card_id, quantity
      on tender_items for each row when (new.quantity % 1 <> 0 and new.stock_card_id is not null)
      execute function refuse_fraction();
    create trigger refuse_fraction after insert on stock_count_entries for each row
      when (new.quantity % 1 <> 0) execute function refuse_fraction();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger refuse_fraction on stock_count_entries;
    drop trigger refuse_fraction on tender_items;
    drop trigger refuse_fraction on stock_group_stocks;
    drop function refuse_fraction();
    drop trigger refuse_unit_of_fractions on stock_cards;
    drop function refuse_unit_of_fractions();
    drop function card_fractions(int);
  `)
}
