-- A hash of the instalments and of the files that the customer sees. Forms write these again as
-- they were with each save.
create or replace function plan_of_tender(tender integer) returns text language sql stable as $$
  select md5(coalesce((select string_agg(due_date::text || ' ' || amount::text, ',' order by _order)
      from tenders_payment_installments where _parent_id = tender), '')
    || ';' ||
    coalesce((select string_agg(id::text || ' ' || coalesce(filename, ''), ',' order by id)
      from tender_files where tender_id = tender and visibility = 'customer'), ''))
$$;
