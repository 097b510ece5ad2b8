-- Nothing is posted into a closed period. Refuses periodClosed.
create or replace function refuse_closed_period() returns trigger language plpgsql as $$
declare closed date;
begin
  perform pg_advisory_xact_lock_shared(hashtext('stock_periods'));
  closed := stock_closed_until();
  if (new.operation_date at time zone 'UTC')::date <= closed then
    perform refuse_stock('periodClosed', json_build_object('day', closed));
  end if;
  return new;
end $$;
