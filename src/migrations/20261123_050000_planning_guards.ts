import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What limits an order is possible. No card is part of itself, through whatever groups; rows of one
 * assembly are worth the same on both sides, to the kuruş, and are taken back together or not at all.
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
