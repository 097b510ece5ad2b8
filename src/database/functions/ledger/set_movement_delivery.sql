-- Numbers the deliveries of a tender: what leaves the stock for it in one statement is one
-- delivery.
create or replace function set_movement_delivery() returns trigger language plpgsql as $$
begin
  if new.origin not in ('delivery', 'invoice') then
    new.delivery := null;
  elsif new.delivery is null then
    -- Concurrent statements wait for each other; commands hold this lock already.
    perform 1 from tenders where id = new.tender_id for no key update;
    new.delivery := next_delivery_of(new.tender_id);
  end if;
  return new;
end $$;
