-- The next free number of a delivery of a tender. Stable: every row of a statement gets the
-- number that was free when the statement began.
create or replace function next_delivery_of(tender integer) returns integer
  language sql stable
  as $$
  select coalesce(max(m.delivery), 0)::int + 1 from stock_movements m where m.tender_id = tender
$$;
