-- Posts a movement: moves the quantity of its card, uses up the reservation it issues, and
-- computes average and last cost. A guarded update decides whether there is enough, so the second
-- of two concurrent movements sees what the first left. Refuses insufficientStock,
-- reservationNotActive and isAReversal.
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
    -- A reversal has the price of the movement it reverses.
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
      perform refuse_stock('reservationNotActive', json_build_object('reservation',
        new.reservation_id));
    end if;
  end if;
  new.average_cost_after := average_cost_after(card.current_quantity, card.average_cost,
    new.type::text, new.reversal_of_id is not null, new.quantity, cost);
  -- One statement decides; a concurrent one sees what this left.
  update stock_cards set
    current_quantity = current_quantity + delta,
    average_cost = new.average_cost_after,
    last_cost = case
      when new.type = 'in' and new.reversal_of_id is null and cost > 0
        and new.origin::text not in ('count', 'assembly') then round(cost, 6)
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
