-- Quantities and costs of a card are written by the triggers of its ledger only: at trigger depth
-- 1 stands a statement of a client, whose values are dropped. A repair lifts that for quantities,
-- under the flag app.counter_writer. What follows from them is computed here: available, value,
-- low (the same rule as src/domain/stock/lowStock.ts).
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
    -- Only a repair writes quantities: the sums of movements and reservations.
    if coalesce(current_setting('app.counter_writer', true), '') <> 'on' then
      new.current_quantity := old.current_quantity;
      new.reserved_quantity := old.reserved_quantity;
    end if;
  end if;
  new.available_quantity := new.current_quantity - new.reserved_quantity;
  new.stock_value := round(new.current_quantity * new.average_cost, 2);
  new.is_low :=
not new.allow_no_stock and not coalesce(new.is_archived, false)
  and new.available_quantity < coalesce(new.min_quantity, 5);
  return new;
end $$;
