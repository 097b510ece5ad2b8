-- Closings go forward, reopenings back; a closing waits for movements that are being posted.
-- Refuses periodAlreadyClosed and periodNotClosed.
create or replace function guard_stock_closing() returns trigger language plpgsql as $$
declare closed date;
begin
  perform lock_stock_periods();
  closed := stock_closed_until();
  if new.kind = 'close' and (new.closed_until at time zone 'UTC')::date <= closed then
    perform refuse_stock('periodAlreadyClosed', json_build_object('day', closed));
  end if;
  if new.kind = 'reopen' and (closed is null
      or (new.closed_until at time zone 'UTC')::date >= closed) then
    perform refuse_stock('periodNotClosed', json_build_object('day', closed));
  end if;
  return new;
end $$;
