import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * A movement that was reversed and its reversal belong to one project, or what was given to each of
 * two projects would be wrong. What an approval reserved, and what is over, keeps for whom it was
 * and until when.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update stock_movements r set project_id = m.project_id
    from stock_movements m
    where r.reversal_of_id = m.id and r.project_id is distinct from m.project_id;

    create function pair_projects() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        select project_id into new.project_id from stock_movements
        where id = new.reversal_of_id for no key update;
      elsif new.reversal_of_id is not null
        or exists (select 1 from stock_movements where reversal_of_id = new.id) then
        perform refuse_stock('movementIsFinal', '{}');
      end if;
      return new;
    end $$;
    create trigger pair_project_of_reversal before insert on stock_movements
      for each row when (new.reversal_of_id is not null) execute function pair_projects();
    create trigger keep_paired_project before update on stock_movements
      for each row when (new.project_id is distinct from old.project_id)
      execute function pair_projects();

    create function keep_reservation_terms() returns trigger language plpgsql as $$
    begin
      if (new.project_id, new.company_id, new.reserved_until)
        is distinct from (old.project_id, old.company_id, old.reserved_until) then
        perform refuse_stock(case when old.status <> 'active' then 'reservationNotActive'
          else 'reservationBelongsToTender' end, json_build_object('reservation', old.id));
      end if;
      return new;
    end $$;
    create trigger keep_reservation_terms before update on stock_reservations
      for each row when (old.status <> 'active' or old.origin = 'approval')
      execute function keep_reservation_terms();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger pair_project_of_reversal on stock_movements;
    drop trigger keep_paired_project on stock_movements;
    drop trigger keep_reservation_terms on stock_reservations;
    drop function pair_projects, keep_reservation_terms;
  `)
}
