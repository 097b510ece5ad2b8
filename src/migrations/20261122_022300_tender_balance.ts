import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Nothing goes round a tender: what its approval promised of a card (`tender_demands`) is either
 * still reserved for it or was delivered, after every commit. And one number has one living
 * revision.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table tender_demands (
      tender_id int not null references tenders (id) on delete cascade,
      stock_card_id int not null references stock_cards (id) on delete restrict,
      quantity numeric(18, 3) not null check (quantity > 0 and quantity < 1e12),
      primary key (tender_id, stock_card_id));
    create index tender_demands_stock_card on tender_demands (stock_card_id);
    create index stock_reservations_tender_card on stock_reservations (tender_id, stock_card_id)
      where status = 'active';
    create index stock_movements_tender_card on stock_movements (tender_id, stock_card_id)
      where tender_id is not null;

    -- Rows from before: what made them follows from what they are.
    update stock_movements m set origin = case
      when m.reversal_of_id is not null then 'reversal'
      when m.type = 'out' and m.tender_id is not null and m.reservation_id is not null then 'invoice'
      when m.type = 'out' and m.tender_id is not null then 'delivery'
      else 'manual' end::enum_stock_movements_origin;
    update stock_reservations r set origin = 'approval' from tenders t
      where t.id = r.tender_id and t.status in ('approved', 'invoiced');
    alter table stock_movements alter origin set not null;
    alter table stock_reservations alter origin set not null;

    create function delivered_of(tender int, card int) returns numeric language sql stable as $$
      select coalesce(sum(case
        when m.type = 'out' and m.reversal_of_id is null then m.quantity
        when m.type = 'in' and m.reversal_of_id is not null then -m.quantity
        else 0 end), 0)
      from stock_movements m where m.tender_id = tender and m.stock_card_id = card
    $$;

    -- Older revisions that were still alive beside a newer one end here, and let go what they held.
    select set_config('app.tender_writer', 'on', true), set_config('app.reservation_writer', 'on', true);
    create temp table older_revisions on commit drop as
      select t.id, n.number as newer from tenders t join lateral (
        select number from tenders n
        where n.status in ('draft', 'sent', 'approved', 'invoiced') and n.revision > t.revision
          and regexp_replace(n.number, '-R[0-9]+$', '') = regexp_replace(t.number, '-R[0-9]+$', '')
        order by n.revision desc limit 1) n on true
      where t.status in ('draft', 'sent', 'approved') and t.number is not null
        and not exists (select 1 from stock_movements m where m.tender_id = t.id
          and m.type = 'out' and m.reversal_of_id is null
          and not exists (select 1 from stock_movements r where r.reversal_of_id = m.id));
    update stock_reservations set status = 'released'
      where status = 'active' and tender_id in (select id from older_revisions);
    update tenders t set status = 'cancelled', reason = '→ ' || o.newer, is_approved = false,
        approved_by_id = null, approved_at = null, approved_hash = null
      from older_revisions o where o.id = t.id;
    select set_config('app.tender_writer', '', true), set_config('app.reservation_writer', '', true);
    do $$ declare twice text; begin
      select string_agg(number, ', ' order by number) into twice from (
        select min(number) as number from tenders
        where number is not null and status in ('draft', 'sent', 'approved', 'invoiced')
        group by regexp_replace(number, '-R[0-9]+$', '') having count(*) > 1) x;
      if twice is not null then
        raise exception 'Several revisions of % are invoiced or delivered. Withdraw all but one of each with the previous version, then update.', twice;
      end if;
    end $$;

    insert into tender_demands (tender_id, stock_card_id, quantity)
      select t.id, c.card, c.held + delivered_of(t.id, c.card) from tenders t
      cross join lateral (
        select x.card, coalesce((select sum(r.remaining_quantity) from stock_reservations r
            where r.tender_id = t.id and r.stock_card_id = x.card and r.status = 'active'), 0) as held
        from (select stock_card_id as card from stock_reservations where tender_id = t.id
          union select stock_card_id from stock_movements where tender_id = t.id) x) c
      where t.status in ('approved', 'invoiced') and c.held + delivered_of(t.id, c.card) > 0;

    create unique index stock_reservations_one_hold on stock_reservations (tender_id, stock_card_id)
      where status = 'active' and origin = 'approval';

    create unique index tenders_one_living_revision
      on tenders (regexp_replace(number, '-R[0-9]+$', ''))
      where number is not null and status in ('draft', 'sent', 'approved', 'invoiced');

    create function check_tender_card(tender int, card int) returns void language plpgsql as $$
    declare
      state text;
      demand numeric;
      held numeric;
      approved numeric;
      delivered numeric;
      code text;
    begin
      -- Commands hold this lock already; two statements typed by hand take turns here.
      select status into state from tenders where id = tender for no key update;
      if not found then return; end if;
      select coalesce(sum(quantity), 0) into demand from tender_demands
        where tender_id = tender and stock_card_id = card;
      select coalesce(sum(remaining_quantity), 0),
          coalesce(sum(remaining_quantity) filter (where origin = 'approval'), 0)
        into held, approved from stock_reservations
        where tender_id = tender and stock_card_id = card and status = 'active';
      delivered := delivered_of(tender, card);
      code := case
        when state = 'approved' and delivered > demand then 'moreThanOrdered'
        when state = 'approved' and held + delivered <> demand then 'reservationBelongsToTender'
        when state = 'invoiced' and (delivered <> demand or held <> 0) then 'movementBelongsToInvoice'
        when state in ('approved', 'invoiced') then null
        when delivered <> 0 then 'tenderNotApproved'
        when approved <> 0 or (state in ('rejected', 'cancelled') and held <> 0)
          then 'reservationBelongsToTender'
        end;
      if code is not null then
        perform refuse_stock(code, json_build_object('tender', tender, 'card', card,
          'demand', demand, 'reserved', held, 'delivered', delivered));
      end if;
    end $$;

    create function check_tender_row() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.tender_id is not null then
        perform check_tender_card(old.tender_id, old.stock_card_id);
      end if;
      if tg_op <> 'DELETE' and new.tender_id is not null and (tg_op = 'INSERT' or
          (new.tender_id, new.stock_card_id) is distinct from (old.tender_id, old.stock_card_id)) then
        perform check_tender_card(new.tender_id, new.stock_card_id);
      end if;
      return null;
    end $$;

    create function check_tender_state() returns trigger language plpgsql as $$
    begin
      perform check_tender_card(new.id, card) from (
        select stock_card_id as card from tender_demands where tender_id = new.id
        union select stock_card_id from stock_reservations
          where tender_id = new.id and status = 'active'
        union select stock_card_id from stock_movements where tender_id = new.id) cards
      order by card;
      return null;
    end $$;

    create constraint trigger check_tender_demand after insert or update or delete
      on tender_demands deferrable initially deferred for each row execute function check_tender_row();
    create constraint trigger check_tender_reservation after insert or delete
      on stock_reservations deferrable initially deferred for each row execute function check_tender_row();
    -- A new note asks for no lock on the tender.
    create constraint trigger check_tender_reservation_change after update
      on stock_reservations deferrable initially deferred for each row
      when ((old.status, old.remaining_quantity) is distinct from (new.status, new.remaining_quantity))
      execute function check_tender_row();
    create constraint trigger check_tender_movement after insert
      on stock_movements deferrable initially deferred for each row execute function check_tender_row();
    create constraint trigger check_tender_state after update on tenders
      deferrable initially deferred for each row
      when (old.status is distinct from new.status) execute function check_tender_state();

    -- A posted row knows what made it; a reversal belongs to the tender of what it undoes.
    create function set_movement_origin() returns trigger language plpgsql as $$
    declare
      original_tender int;
    begin
      if new.reversal_of_id is not null then
        select tender_id into original_tender from stock_movements where id = new.reversal_of_id;
        if original_tender is distinct from new.tender_id then
          perform refuse_stock('isAReversal', '{}');
        end if;
      end if;
      new.origin := case
        when new.reversal_of_id is not null then 'reversal'
        when new.type = 'out' and new.tender_id is not null
          then case new.origin when 'invoice' then 'invoice' else 'delivery' end
        else 'manual' end::enum_stock_movements_origin;
      return new;
    end $$;
    create trigger a_set_movement_origin before insert on stock_movements
      for each row execute function set_movement_origin();
    create function keep_movement_origin() returns trigger language plpgsql as $$
    begin
      if new.origin is distinct from old.origin then perform refuse_stock('movementIsFinal', '{}'); end if;
      return new;
    end $$;
    create trigger keep_movement_origin before update on stock_movements
      for each row execute function keep_movement_origin();

    -- Neither the tender of a reservation nor what made it ever changes.
    create function keep_reservation_origin() returns trigger language plpgsql as $$
    begin
      if (new.tender_id, new.origin) is distinct from (old.tender_id, old.origin) then
        perform refuse_stock(case old.origin when 'approval' then 'reservationBelongsToTender'
          else 'movementIsFinal' end, json_build_object('reservation', old.id));
      end if;
      return new;
    end $$;
    create trigger keep_reservation_origin before update on stock_reservations
      for each row execute function keep_reservation_origin();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger check_tender_demand on tender_demands;
    drop trigger check_tender_reservation on stock_reservations;
    drop trigger check_tender_reservation_change on stock_reservations;
    drop trigger check_tender_movement on stock_movements;
    drop trigger check_tender_state on tenders;
    drop trigger a_set_movement_origin on stock_movements;
    drop trigger keep_movement_origin on stock_movements;
    drop trigger keep_reservation_origin on stock_reservations;
    drop function check_tender_row, check_tender_state, check_tender_card, set_movement_origin,
      keep_movement_origin, keep_reservation_origin, delivered_of;
    drop table tender_demands;
    drop index stock_reservations_tender_card;
    drop index stock_movements_tender_card;
    drop index stock_reservations_one_hold;
    drop index tenders_one_living_revision;
    alter table stock_movements alter origin drop not null;
    alter table stock_reservations alter origin drop not null;
  `)
}
