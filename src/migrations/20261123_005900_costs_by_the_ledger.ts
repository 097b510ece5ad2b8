import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const leavesOut = (...more: string[]) => `
  create or replace function audit_leaves_out(column_name text) returns boolean language sql
    immutable as $$
    select column_name in ('id', 'updated_at', 'created_at',
        'hash', 'salt', 'reset_password_token', 'reset_password_expiration', 'login_attempts',
        'lock_until', 'api_key', 'api_key_index',
        'token_hash', 'token_nonce', 'paper',
        ${[...more, 'current_quantity', 'reserved_quantity', 'available_quantity', 'average_cost']
          .map((name) => `'${name}'`)
          .join(', ')})
      or right(column_name, 7) = '_folded' $$;`

/**
 * What a card cost follows from its movements alone, as its quantities do: the trigger that posts a
 * movement works out the average and the cost of the last receipt, and the card knows the value of
 * what there is of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- Half away from zero at six decimals, in whole numbers: a division would round before.
    create function millionths(dividend numeric, divisor numeric) returns numeric
      language sql immutable as $$
      select div(2000000 * abs(dividend) + abs(divisor), 2 * abs(divisor)) * 0.000001
        * sign(dividend) * sign(divisor) $$;

    create function average_cost_after(on_hand numeric, average numeric, type text,
        is_reversal boolean, quantity numeric, cost numeric) returns numeric
      language plpgsql immutable as $$
    declare
      back numeric;
    begin
      if type = 'in' and not is_reversal and cost > 0 then
        if on_hand <= 0 or average is null then return round(cost, 6); end if;
        return millionths(on_hand * average + quantity * cost, on_hand + quantity);
      end if;
      if type = 'out' and is_reversal and average is not null and on_hand <> quantity then
        back := millionths(on_hand * average - quantity * cost, on_hand - quantity);
        if back > 0 then return back; end if;
      end if;
      return average;
    end $$;

    -- Of the last priced receipt that was not taken back; what a count found was not bought.
    create function last_cost_of(card int, but_for int default null) returns numeric
      language sql stable as $$
      select round(m.price * m.currency_rate, 6) from stock_movements m
      where m.stock_card_id = card and m.type = 'in' and m.reversal_of_id is null and m.price > 0
        and m.origin::text <> 'count' and m.id is distinct from but_for
        and not exists (select from stock_movements r where r.reversal_of_id = m.id)
      order by m.id desc limit 1 $$;

    create or replace function guard_stock_card() returns trigger language plpgsql as $$
    begin
      new.allow_no_stock := coalesce(new.allow_no_stock, false);
      if tg_op = 'INSERT' then
        new.current_quantity := 0;
        new.reserved_quantity := 0;
        new.average_cost := null;
        new.last_cost := null;
      elsif pg_trigger_depth() < 2 then
        new.average_cost := old.average_cost;
        new.last_cost := old.last_cost;
        -- A repair alone lifts this: it writes what movements and reservations add up to.
        if coalesce(current_setting('app.counter_writer', true), '') <> 'on' then
          new.current_quantity := old.current_quantity;
          new.reserved_quantity := old.reserved_quantity;
        end if;
      end if;
      new.available_quantity := new.current_quantity - new.reserved_quantity;
      new.stock_value := round(new.current_quantity * new.average_cost, 2);
      return new;
    end $$;

    create or replace function post_stock_movement() returns trigger language plpgsql as $$
    declare
      delta numeric := case new.type when 'in' then new.quantity else -new.quantity end;
      cost numeric;
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
        -- What is taken back costs what it cost.
        new.price := original.price;
        new.currency_type := original.currency_type;
        new.currency_rate := original.currency_rate;
      end if;
      cost := new.price * new.currency_rate;
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
      new.average_cost_after := average_cost_after(card.current_quantity, card.average_cost,
        new.type::text, new.reversal_of_id is not null, new.quantity, cost);
      -- One statement decides: whoever comes second sees what is left.
      update stock_cards set
        current_quantity = current_quantity + delta,
        average_cost = new.average_cost_after,
        last_cost = case
          when new.type = 'in' and new.reversal_of_id is null and cost > 0
            and new.origin::text <> 'count' then round(cost, 6)
          when new.type = 'out' and new.reversal_of_id is not null
            then last_cost_of(new.stock_card_id, new.reversal_of_id)
          else last_cost end
      where id = new.stock_card_id
        and (allow_no_stock or delta > 0 or current_quantity - reserved_quantity + delta >= 0)
      returning current_quantity into new.balance_after;
      if not found then
        perform refuse_stock('insufficientStock', json_build_object('card', new.stock_card_id,
          'name', card.name, 'wanted', new.quantity, 'available', card.available_quantity));
      end if;
      return new;
    end $$;
  `)
  await db.execute(sql.raw(leavesOut('last_cost', 'stock_value')))
  await db.execute(sql`
    alter table stock_cards disable trigger user;
    update stock_cards c set last_cost = last_cost_of(c.id),
      stock_value = round(c.current_quantity * c.average_cost, 2);
    alter table stock_cards enable trigger user;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(leavesOut()))
  await db.execute(sql`
    create or replace function guard_stock_card() returns trigger language plpgsql as $$
    begin
      new.allow_no_stock := coalesce(new.allow_no_stock, false);
      if tg_op = 'INSERT' then
        new.current_quantity := 0;
        new.reserved_quantity := 0;
        new.average_cost := null;
      elsif pg_trigger_depth() < 2 then
        new.average_cost := old.average_cost;
        if coalesce(current_setting('app.counter_writer', true), '') <> 'on' then
          new.current_quantity := old.current_quantity;
          new.reserved_quantity := old.reserved_quantity;
        end if;
      end if;
      new.available_quantity := new.current_quantity - new.reserved_quantity;
      return new;
    end $$;

    -- Before, whoever posted a movement said what the average is after it; this says the same.
    create or replace function post_stock_movement() returns trigger language plpgsql as $$
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
    drop function last_cost_of, average_cost_after, millionths;
  `)
}
