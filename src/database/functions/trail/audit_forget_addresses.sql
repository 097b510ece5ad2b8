-- Takes the addresses out of events of the trail that are older than a year: they serve to look into
-- accesses, and for no longer. What happened, when and by whom stays. The role of the program may call
-- it; an event of the last year keeps its address, whatever is asked.
-- Returns how many events were changed, at most so many at once.
create or replace function audit_forget_addresses(before timestamptz, at_once integer)
  returns integer
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
  as $$
declare
  changed integer;
begin
  perform set_config('app.redacting', pg_current_xact_id()::text, true);
  update audit_events e set address = null
    from (select id from audit_events
           where address is not null and at < least(before, now() - interval '1 year')
           order by id limit at_once for update skip locked) over
   where e.id = over.id;
  get diagnostics changed = row_count;
  perform set_config('app.redacting', '', true);
  return changed;
end $$;
