-- Writes what happens to the second factor or the invitation of a person into the trail, without any
-- of its values.
-- Argument: the action. New recovery codes come as a set, by one statement.
create or replace function audit_factor() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
  as $$
declare of_user integer;
begin
  if tg_level = 'STATEMENT' then
    select user_id into of_user from made limit 1;
  else
    of_user := (to_jsonb(coalesce(new, old)) ->> 'user_id')::integer;
  end if;
  if of_user is not null then
    perform audit_write(tg_argv[0], 'users', of_user, null, null, null);
  end if;
  return null;
end $$;
revoke execute on function audit_factor() from public;
