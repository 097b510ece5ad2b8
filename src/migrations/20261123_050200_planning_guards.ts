import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What limits an order is possible. No card is part of itself, through whatever groups; rows of one
 * assembly are worth the same on both sides, to the kuruş, and are taken back together or not at all.
 * What waits for stock holds nothing until it is taken, by the guard of every reservation.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table stock_cards
      add constraint stock_cards_order_limits check (
        coalesce(max_quantity, 0) between 0 and 1e15
        and coalesce(max_quantity, 1e15) >= coalesce(min_quantity, 0)
        and (order_multiple is null or (order_multiple > 0 and order_multiple < 1e15)));
    alter table settings add constraint settings_likely_weight
      check (coalesce(likely_weight, 0) between 0 and 100);

    alter table stock_groups drop constraint stock_groups_made_card_id_stock_cards_id_fk,
      add constraint stock_groups_made_card_id_stock_cards_id_fk
        foreign key (made_card_id) references stock_cards (id) on delete restrict;
    alter table stock_movements drop constraint stock_movements_stock_group_id_stock_groups_id_fk,
      add constraint stock_movements_stock_group_id_stock_groups_id_fk
        foreign key (stock_group_id) references stock_groups (id) on delete restrict,
      add constraint stock_movements_assembly_whole check (
        (assembly is null) = (stock_group_id is null)
        and (assembly is null or (tender_id is null and reservation_id is null and count_id is null)));
    create sequence stock_assembly_numbers as int;

    create function refuse_group_cycle() returns trigger language plpgsql as $$
    declare
      of_group int := case tg_table_name when 'stock_groups' then new.id
        else (to_jsonb(new) ->> 'stock_group_id')::int end;
      made int;
    begin
      -- One after the other, or two halves of a circle would not see each other.
      perform pg_advisory_xact_lock(hashtext('stock_group_cycle'));
      select made_card_id into made from stock_groups where id = of_group;
      if made is null then return null; end if;
      perform 1 from (
        with recursive inside(card) as (
          select p.stock_card_id from stock_groups g
            join stock_group_stocks p on p.stock_group_id = g.id where g.made_card_id = made
          union
          select p.stock_card_id from inside i join stock_groups g on g.made_card_id = i.card
            join stock_group_stocks p on p.stock_group_id = g.id)
        select 1 from inside where card = made) x;
      if found then perform refuse_stock('groupCycle', json_build_object('card', made)); end if;
      return null;
    end $$;
    create trigger refuse_group_cycle after insert or update of made_card_id on stock_groups
      for each row execute function refuse_group_cycle();
    create trigger refuse_group_cycle
      after insert or update of stock_group_id, stock_card_id on stock_group_stocks
      for each row execute function refuse_group_cycle();

    -- After the origin of all other rows was set; what takes a row back belongs to its assembly.
    create function set_assembly_origin() returns trigger language plpgsql as $$
    begin
      if new.reversal_of_id is not null then
        select assembly, stock_group_id into new.assembly, new.stock_group_id
          from stock_movements where id = new.reversal_of_id;
      elsif new.assembly is not null then
        new.origin := 'assembly';
      end if;
      return new;
    end $$;
    create trigger b_set_assembly_origin before insert on stock_movements
      for each row when (new.assembly is not null or new.reversal_of_id is not null)
      execute function set_assembly_origin();
    create function keep_movement_assembly() returns trigger language plpgsql as $$
    begin
      perform refuse_stock('movementIsFinal', '{}');
    end $$;
    create trigger keep_movement_assembly before update on stock_movements for each row
      when ((new.assembly, new.stock_group_id) is distinct from (old.assembly, old.stock_group_id))
      execute function keep_movement_assembly();

    create function check_assembly() returns trigger language plpgsql as $$
    declare
      ins numeric; outs numeric; standing int; taken int;
    begin
      select coalesce(sum(round(m.quantity * m.price, 2)) filter (where m.type = 'in'), 0),
          coalesce(sum(round(m.quantity * m.price, 2)) filter (where m.type = 'out'), 0),
          count(*) filter (where r.id is null), count(r.id)
        into ins, outs, standing, taken
        from stock_movements m left join stock_movements r on r.reversal_of_id = m.id
        where m.assembly = new.assembly and m.reversal_of_id is null;
      if ins <> outs or (standing > 0 and taken > 0) then
        perform refuse_stock('assemblyIsWhole', json_build_object('assembly', new.assembly));
      end if;
      return null;
    end $$;
    create constraint trigger check_assembly after insert on stock_movements
      deferrable initially deferred for each row when (new.assembly is not null)
      execute function check_assembly();

    create or replace function hold_stock_reservation() returns trigger language plpgsql as $$
    declare
      card stock_cards;
      delta numeric;
    begin
      if tg_op = 'INSERT' then
        -- What waits holds nothing.
        if new.status = 'waiting' then
          new.remaining_quantity := 0;
          new.offered_at := null;
          return new;
        end if;
        new.status := 'active';
        new.remaining_quantity := new.quantity;
        update stock_cards set reserved_quantity = reserved_quantity + new.quantity
        where id = new.stock_card_id
          and (allow_no_stock or current_quantity - reserved_quantity >= new.quantity);
        if not found then
          select * into card from stock_cards where id = new.stock_card_id;
          perform refuse_stock('insufficientStock', json_build_object('card', new.stock_card_id,
            'name', card.name, 'wanted', new.quantity, 'available', card.available_quantity));
        end if;
        return new;
      end if;
      if tg_op = 'UPDATE' then
        if (new.stock_card_id, new.quantity) is distinct from (old.stock_card_id, old.quantity) then
          perform refuse_stock('movementIsFinal', '{}');
        end if;
        -- A row that Payload rewrites from an earlier read must not undo a release.
        if pg_trigger_depth() < 2
          and coalesce(current_setting('app.reservation_writer', true), '') <> 'on' then
          new.status := old.status;
          new.remaining_quantity := old.remaining_quantity;
        end if;
        if old.status not in ('active', 'waiting') and new.status is distinct from old.status
          or old.status = 'active' and new.status = 'waiting' then
          perform refuse_stock('reservationNotActive', json_build_object('reservation', old.id));
        end if;
        if new.status <> 'active' then new.remaining_quantity := 0; end if;
        -- Whoever waited takes all of it or nothing, by the guard of a new one.
        if old.status = 'waiting' and new.status = 'active' then
          new.remaining_quantity := new.quantity;
          update stock_cards set reserved_quantity = reserved_quantity + new.quantity
          where id = new.stock_card_id
            and (allow_no_stock or current_quantity - reserved_quantity >= new.quantity);
          if not found then
            select * into card from stock_cards where id = new.stock_card_id;
            perform refuse_stock('insufficientStock', json_build_object('card', new.stock_card_id,
              'name', card.name, 'wanted', new.quantity, 'available', card.available_quantity));
          end if;
          return new;
        end if;
      end if;
      delta := case when tg_op = 'UPDATE' then new.remaining_quantity else 0 end - old.remaining_quantity;
      if delta <> 0 then
        update stock_cards set reserved_quantity = reserved_quantity + delta
        where id = old.stock_card_id;
      end if;
      return case when tg_op = 'UPDATE' then new else old end;
    end $$;

    -- Who waits may wait longer, or for somebody else.
    create or replace function keep_reservation_terms() returns trigger language plpgsql as $$
    begin
      if old.status = 'waiting' then return new; end if;
      if (new.project_id, new.company_id, new.reserved_until)
        is distinct from (old.project_id, old.company_id, old.reserved_until) then
        perform refuse_stock(case when old.status <> 'active' then 'reservationNotActive'
          else 'reservationBelongsToTender' end, json_build_object('reservation', old.id));
      end if;
      return new;
    end $$;

    -- Stock that came in, by whatever way, is offered to those who wait.
    create function wake_offers() returns trigger language plpgsql as $$
    begin
      perform 1 from stock_reservations where stock_card_id = new.id and status = 'waiting' limit 1;
      if found then perform pg_notify('jobs', 'offer-stock'); end if;
      return null;
    end $$;
    create trigger wake_offers after update on stock_cards for each row
      when (new.available_quantity > old.available_quantity
        or new.allow_no_stock is distinct from old.allow_no_stock)
      execute function wake_offers();
    create index stock_reservations_by_status on stock_reservations (stock_card_id, status, created_at);

    -- What was put together or taken apart was not bought: it is no last cost.
    do $$
    declare
      one text;
      body text;
    begin
      foreach one in array array['post_stock_movement', 'last_cost_of'] loop
        select pg_get_functiondef(p.oid) into body from pg_proc p where p.proname = one;
        if strpos(body, '.origin::text <> ''count''') = 0 then
          raise exception 'The last cost is worked out in another way by %', one;
        end if;
        execute replace(body, '.origin::text <> ''count''',
          '.origin::text not in (''count'', ''assembly'')');
      end loop;
    end $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    do $$
    declare
      one text;
      body text;
    begin
      foreach one in array array['post_stock_movement', 'last_cost_of'] loop
        select pg_get_functiondef(p.oid) into body from pg_proc p where p.proname = one;
        execute replace(body, '.origin::text not in (''count'', ''assembly'')',
          '.origin::text <> ''count''');
      end loop;
    end $$;
    drop trigger wake_offers on stock_cards;
    drop function wake_offers;
    drop index stock_reservations_by_status;
    select set_config('app.reservation_writer', 'on', true);
    update stock_reservations set status = 'released' where status::text = 'waiting';
    create or replace function hold_stock_reservation() returns trigger language plpgsql as $$
    declare
      card stock_cards;
      delta numeric;
    begin
      if tg_op = 'INSERT' then
        new.status := 'active';
        new.remaining_quantity := new.quantity;
        update stock_cards set reserved_quantity = reserved_quantity + new.quantity
        where id = new.stock_card_id
          and (allow_no_stock or current_quantity - reserved_quantity >= new.quantity);
        if not found then
          select * into card from stock_cards where id = new.stock_card_id;
          perform refuse_stock('insufficientStock', json_build_object('card', new.stock_card_id,
            'name', card.name, 'wanted', new.quantity, 'available', card.available_quantity));
        end if;
        return new;
      end if;
      if tg_op = 'UPDATE' then
        if (new.stock_card_id, new.quantity) is distinct from (old.stock_card_id, old.quantity) then
          perform refuse_stock('movementIsFinal', '{}');
        end if;
        -- A row that Payload rewrites from an earlier read must not undo a release.
        if pg_trigger_depth() < 2
          and coalesce(current_setting('app.reservation_writer', true), '') <> 'on' then
          new.status := old.status;
          new.remaining_quantity := old.remaining_quantity;
        end if;
        if old.status <> 'active' and new.status is distinct from old.status then
          perform refuse_stock('reservationNotActive', json_build_object('reservation', old.id));
        end if;
        if new.status <> 'active' then new.remaining_quantity := 0; end if;
      end if;
      delta := case when tg_op = 'UPDATE' then new.remaining_quantity else 0 end - old.remaining_quantity;
      if delta <> 0 then
        update stock_cards set reserved_quantity = reserved_quantity + delta
        where id = old.stock_card_id;
      end if;
      return case when tg_op = 'UPDATE' then new else old end;
    end $$;
    create or replace function keep_reservation_terms() returns trigger language plpgsql as $$
    begin
      if (new.project_id, new.company_id, new.reserved_until)
        is distinct from (old.project_id, old.company_id, old.reserved_until) then
        perform refuse_stock(case when old.status <> 'active' then 'reservationNotActive'
          else 'reservationBelongsToTender' end, json_build_object('reservation', old.id));
      end if;
      return new;
    end $$;
    drop trigger check_assembly on stock_movements;
    drop trigger keep_movement_assembly on stock_movements;
    drop trigger b_set_assembly_origin on stock_movements;
    drop trigger refuse_group_cycle on stock_groups;
    drop trigger refuse_group_cycle on stock_group_stocks;
    drop function check_assembly, keep_movement_assembly, set_assembly_origin, refuse_group_cycle;
    drop sequence stock_assembly_numbers;
    -- The older version knows no other word.
    alter table stock_movements drop constraint stock_movements_assembly_whole,
      disable trigger user;
    update stock_movements set origin = 'manual', assembly = null, stock_group_id = null
      where assembly is not null;
    alter table stock_movements enable trigger user;
    alter table stock_cards drop constraint stock_cards_order_limits;
    alter table settings drop constraint settings_likely_weight;
  `)
}
