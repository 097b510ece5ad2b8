-- Writes into the trail of a client that it got a key, that one was revoked, or that its end moved:
-- by the part of the key that lists show, never its hash.
create or replace function audit_api_key() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
  as $$
declare
  what jsonb := case
    when tg_op = 'INSERT' then jsonb_build_object('key', jsonb_build_array(null, new.prefix))
    when old.revoked_at is null and new.revoked_at is not null
      then jsonb_build_object('key', jsonb_build_array(new.prefix, null))
    when old.expires_at <> new.expires_at
      then jsonb_build_object('key_expires_at', jsonb_build_array(old.expires_at, new.expires_at))
  end;
begin
  if what is not null then
    perform audit_write('update', 'api-clients', new.client_id, null, null, what);
  end if;
  return null;
end $$;
revoke execute on function audit_api_key() from public;
