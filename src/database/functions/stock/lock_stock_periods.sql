-- Excludes every posting until the end of the transaction. Postings share the lock, so that they
-- exclude a closing and not each other.
create or replace function lock_stock_periods() returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('stock_periods'))
$$;
