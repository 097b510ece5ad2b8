-- The moving average of a card after a movement, in the base currency. A receipt with a price
-- moves it, the reversal of one moves it back, anything else leaves it.
create or replace function average_cost_after(
    on_hand numeric, average numeric, type text, is_reversal boolean, quantity numeric,
    cost numeric)
  returns numeric
  language plpgsql immutable
  as $$
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
