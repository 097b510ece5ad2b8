-- Who accepted, and when, is written with the answer of the customer only. Payload rewrites whole
-- rows from an earlier read.
create or replace function guard_acceptance() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.tender_writer', true), '') = 'on' then return new; end if;
  new.accepted_at := case when tg_op = 'UPDATE' then old.accepted_at end;
  new.accepted_name := case when tg_op = 'UPDATE' then old.accepted_name end;
  return new;
end $$;
