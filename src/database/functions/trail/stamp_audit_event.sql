-- Sets time and transaction of an event, whatever the statement said.
create or replace function stamp_audit_event() returns trigger
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
  as $$
begin
  new.at := clock_timestamp();
  new.transaction := pg_current_xact_id()::text::bigint;
  return new;
end $$;
