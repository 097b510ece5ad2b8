-- A line keeps what a unit cost when it was quoted; it is read again when card, group or price
-- change.
create or replace function keep_unit_cost() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.kind, new.stock_card_id, new.stock_group_id, new.unit_price)
      is not distinct from (old.kind, old.stock_card_id, old.stock_group_id, old.unit_price) then
    new.unit_cost := old.unit_cost;
  elsif tg_op = 'UPDATE' or new.unit_cost is null then
    new.unit_cost := unit_cost_of(new.stock_card_id, new.stock_group_id);
  end if;
  return new;
end $$;
