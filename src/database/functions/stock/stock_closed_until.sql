-- The day up to which stock is closed; null when no period is.
create or replace function stock_closed_until() returns date language sql stable as $$
  select (closed_until at time zone 'UTC')::date from stock_closings order by id desc limit 1
$$;
