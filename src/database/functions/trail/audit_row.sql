-- Writes each change of a row into the trail. Arguments: subject, column of the record's id, and
-- for rows that are read as part of a record the name of that part.
create or replace function audit_row() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
  as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  present jsonb := coalesce(after, before);
  what jsonb := audit_changes(before, after);
begin
  -- That a password was set is recorded, without any of its values.
  if tg_op = 'UPDATE' and before ->> 'hash' is distinct from after ->> 'hash' then
    what := coalesce(what, '{}') || '{"password": [null, null]}';
  end if;
  if tg_op = 'UPDATE' and what is null then return null; end if;
  perform audit_write(case tg_op when 'INSERT' then 'create' else lower(tg_op) end, tg_argv[0],
    (present ->> tg_argv[1])::integer, tg_argv[2],
    case when tg_nargs > 2 then (present ->> 'id')::integer end, what);
  return null;
end $$;
revoke execute on function audit_row() from public;
