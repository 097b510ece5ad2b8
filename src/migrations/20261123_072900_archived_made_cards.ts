import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** No group becomes an archived card: not by saving it, nor by coming back from the trash. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function refuse_archived_made_card() returns trigger language plpgsql as $$
    declare card record;
    begin
      if tg_op = 'UPDATE' then
        if new.made_card_id is not distinct from old.made_card_id then return new; end if;
      end if;
      -- Waits for whoever archives the card, as every new reference to it does.
      select id, name, is_archived into card from stock_cards
        where id = new.made_card_id for key share;
      if card.is_archived then
        perform refuse_stock('cardArchived', json_build_object('card', card.id, 'name', card.name));
      end if;
      return new;
    end $$;
    create trigger a_refuse_archived_card before insert or update on stock_groups
      for each row when (new.made_card_id is not null)
      execute function refuse_archived_made_card();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger a_refuse_archived_card on stock_groups;
    drop function refuse_archived_made_card;
  `)
}
