import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The stock ledger: movements and reservations move the counters of their card, and nothing else
 * does. What the triggers refuse reaches people as the refusal named in MESSAGE.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function refuse_stock(code text, data json) returns void language plpgsql as $$
    begin
      raise exception using errcode = 'BO409', message = code, detail = data::text;
    end $$;

    -- Counters are written by the triggers of ledger rows only: depth 1 is a client's own statement.
    create function guard_stock_card() returns trigger language plpgsql as $$
    begin
      new.allow_no_stock := coalesce(new.allow_no_stock, false);
      if tg_op = 'INSERT' then
        new.current_quantity := 0;
        new.reserved_quantity := 0;
        new.average_cost := null;
      elsif pg_trigger_depth() < 2 then
        new.current_quantity := old.current_quantity;
        new.reserved_quantity := old.reserved_quantity;
        new.average_cost := old.average_cost;
      end if;
      new.available_quantity := new.current_quantity - new.reserved_quantity;
      return new;
    end $$;
    create trigger guard_stock_card before insert or update on stock_cards
      for each row execute function guard_stock_card();

    alter table stock_cards
      alter current_quantity set not null, alter reserved_quantity set not null,
      alter available_quantity set not null, alter allow_no_stock set not null,
      add constraint stock_cards_reserved_not_negative check (reserved_quantity >= 0),
      add constraint stock_cards_no_oversell
        check (allow_no_stock or (current_quantity >= 0 and reserved_quantity <= current_quantity)),
      add constraint stock_cards_finite check (
        current_quantity < 1e15 and reserved_quantity < 1e15
        and coalesce(current_price, 0) between 0 and 1e12
        and coalesce(offer_price, 0) between 0 and 1e12
        and coalesce(cost_price, 0) between 0 and 1e12
        and coalesce(average_cost, 0) between 0 and 1e12
        and coalesce(price_usd, 0) between 0 and 1e12
        and coalesce(price_eur, 0) between 0 and 1e12
        and coalesce(min_quantity, 0) between 0 and 1e15
        and coalesce(tax_rate, 0) between 0 and 100);

    create function post_stock_movement() returns trigger language plpgsql as $$
    declare
      delta numeric := case new.type when 'in' then new.quantity else -new.quantity end;
      original stock_movements;
      card stock_cards;
    begin
      if new.reversal_of_id is not null then
        select * into original from stock_movements where id = new.reversal_of_id;
        if original.stock_card_id is distinct from new.stock_card_id
          or original.quantity is distinct from new.quantity
          or original.type is not distinct from new.type
          or original.reversal_of_id is not null then
          perform refuse_stock('isAReversal', '{}');
        end if;
      end if;
      select * into card from stock_cards where id = new.stock_card_id for no key update;
      if new.reservation_id is not null then
        update stock_reservations set
          remaining_quantity = remaining_quantity - new.quantity,
          status = case when remaining_quantity = new.quantity then 'fulfilled' else status end
        where id = new.reservation_id and stock_card_id = new.stock_card_id and new.type = 'out'
          and status = 'active' and remaining_quantity >= new.quantity;
        if not found then
          perform refuse_stock('reservationNotActive', json_build_object('reservation', new.reservation_id));
        end if;
      end if;
      -- One statement decides: whoever comes second sees what is left.
      update stock_cards set
        current_quantity = current_quantity + delta,
        average_cost = coalesce(new.average_cost_after, average_cost)
      where id = new.stock_card_id
        and (allow_no_stock or delta > 0 or current_quantity - reserved_quantity + delta >= 0)
      returning current_quantity into new.balance_after;
      if not found then
        perform refuse_stock('insufficientStock', json_build_object('card', new.stock_card_id,
          'name', card.name, 'wanted', new.quantity, 'available', card.available_quantity));
      end if;
      return new;
    end $$;
    create trigger post_stock_movement before insert on stock_movements
      for each row execute function post_stock_movement();

    create function keep_stock_movement() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and (new.stock_card_id, new.type, new.quantity, new.price,
          new.currency_type, new.currency_rate, new.operation_date, new.operation_user_id,
          new.tender_id, new.balance_after, new.average_cost_after, new.reversal_of_id,
          new.reservation_id, new.created_at)
        is not distinct from (old.stock_card_id, old.type, old.quantity, old.price,
          old.currency_type, old.currency_rate, old.operation_date, old.operation_user_id,
          old.tender_id, old.balance_after, old.average_cost_after, old.reversal_of_id,
          old.reservation_id, old.created_at) then
        return new;
      end if;
      perform refuse_stock('movementIsFinal', '{}');
    end $$;
    create trigger keep_stock_movement before update or delete on stock_movements
      for each row execute function keep_stock_movement();
    create trigger keep_stock_movements before truncate on stock_movements
      for each statement execute function keep_stock_movement();

    alter table stock_movements
      alter currency_rate set not null, alter balance_after set not null,
      add constraint stock_movements_quantity_positive check (quantity > 0 and quantity < 1e12),
      add constraint stock_movements_price_finite check (price >= 0 and price < 1e12),
      add constraint stock_movements_rate_positive check (currency_rate > 0 and currency_rate < 1e12);
    create unique index stock_movements_one_reversal on stock_movements (reversal_of_id)
      where reversal_of_id is not null;

    create function hold_stock_reservation() returns trigger language plpgsql as $$
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
    create trigger hold_stock_reservation before insert or update or delete on stock_reservations
      for each row execute function hold_stock_reservation();

    alter table stock_reservations
      alter status set not null, alter remaining_quantity set not null,
      add constraint stock_reservations_quantity_positive check (quantity > 0 and quantity < 1e12),
      add constraint stock_reservations_remaining_in_range
        check (remaining_quantity >= 0 and remaining_quantity <= quantity);
    create index stock_reservations_open on stock_reservations (stock_card_id) where status = 'active';

    alter table stock_group_stocks
      add constraint stock_group_stocks_quantity_positive check (quantity > 0 and quantity < 1e12);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger guard_stock_card on stock_cards;
    drop trigger post_stock_movement on stock_movements;
    drop trigger keep_stock_movement on stock_movements;
    drop trigger keep_stock_movements on stock_movements;
    drop trigger hold_stock_reservation on stock_reservations;
    drop function guard_stock_card, post_stock_movement, keep_stock_movement, hold_stock_reservation;
    drop function refuse_stock;
    alter table stock_cards
      alter current_quantity drop not null, alter reserved_quantity drop not null,
      alter available_quantity drop not null, alter allow_no_stock drop not null,
      drop constraint stock_cards_reserved_not_negative, drop constraint stock_cards_no_oversell,
      drop constraint stock_cards_finite;
    alter table stock_movements
      alter currency_rate drop not null, alter balance_after drop not null,
      drop constraint stock_movements_quantity_positive,
      drop constraint stock_movements_price_finite, drop constraint stock_movements_rate_positive;
    drop index stock_movements_one_reversal;
    alter table stock_reservations
      alter status drop not null, alter remaining_quantity drop not null,
      drop constraint stock_reservations_quantity_positive,
      drop constraint stock_reservations_remaining_in_range;
    drop index stock_reservations_open;
    alter table stock_group_stocks drop constraint stock_group_stocks_quantity_positive;
  `)
}
