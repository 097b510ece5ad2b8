import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What leaves the stock for a tender in one step is one delivery, whichever way it was posted; the
 * database counts them, so that each has a note. Rows from before: those of one moment are one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update stock_movements m set delivery = d.number from (
      select id, dense_rank() over (partition by tender_id order by created_at, origin) as number
      from stock_movements where origin in ('delivery', 'invoice')) d
    where d.id = m.id;

    -- Stable: every row of a statement gets the number that was free when the statement began.
    create function next_delivery_of(tender int) returns int language sql stable as $$
      select coalesce(max(m.delivery), 0)::int + 1 from stock_movements m where m.tender_id = tender
    $$;

    create function set_movement_delivery() returns trigger language plpgsql as $$
    begin
      if new.origin not in ('delivery', 'invoice') then
        new.delivery := null;
      elsif new.delivery is null then
        -- Two at once take turns; commands hold this lock already.
        perform 1 from tenders where id = new.tender_id for no key update;
        new.delivery := next_delivery_of(new.tender_id);
      end if;
      return new;
    end $$;
    -- After a_set_movement_origin, by its name.
    create trigger b_set_movement_delivery before insert on stock_movements
      for each row execute function set_movement_delivery();

    create or replace function keep_movement_origin() returns trigger language plpgsql as $$
    begin
      if (new.origin, new.delivery) is distinct from (old.origin, old.delivery) then
        perform refuse_stock('movementIsFinal', '{}');
      end if;
      return new;
    end $$;

    alter table stock_movements add constraint stock_movements_delivery_counted
      check ((delivery is not null) = (origin in ('delivery', 'invoice')) and delivery > 0);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table stock_movements drop constraint stock_movements_delivery_counted;
    create or replace function keep_movement_origin() returns trigger language plpgsql as $$
    begin
      if new.origin is distinct from old.origin then perform refuse_stock('movementIsFinal', '{}'); end if;
      return new;
    end $$;
    drop trigger b_set_movement_delivery on stock_movements;
    drop function set_movement_delivery, next_delivery_of;
  `)
}
