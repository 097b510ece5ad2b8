-- Starts the job that offers stock to reservations that wait, at the commit.
create or replace function wake_offers() returns trigger language plpgsql as $$
begin
  perform 1 from stock_reservations where stock_card_id = new.id and status = 'waiting' limit 1;
  if found then perform pg_notify('jobs', 'offer-stock'); end if;
  return null;
end $$;
