-- Moves the reserved quantity of a card with its reservations: all of a reservation or nothing is
-- held, by a guarded update. One that waits for stock holds nothing until it becomes active.
-- Refuses insufficientStock, reservationNotActive and movementIsFinal.
create or replace function hold_stock_reservation() returns trigger language plpgsql as $$
declare
  card stock_cards;
  delta numeric;
begin
  if tg_op = 'INSERT' then
    -- A waiting reservation holds no stock.
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
    -- Payload rewrites whole rows from an earlier read: that must not undo a release.
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
    -- Activated after waiting: all of it or nothing, by the same guard as a new reservation.
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
  delta := case when tg_op = 'UPDATE' then new.remaining_quantity else 0 end
    - old.remaining_quantity;
  if delta <> 0 then
    update stock_cards set reserved_quantity = reserved_quantity + delta
    where id = old.stock_card_id;
  end if;
  return case when tg_op = 'UPDATE' then new else old end;
end $$;
