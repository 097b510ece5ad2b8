-- A client has at most two live keys. A key never changes but for its end, and never comes back once it
-- was revoked. The row of the client is locked, so that concurrent keys are counted one after the other.
create or replace function keep_api_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (
      (new.id, new.client_id, new.hash, new.prefix, new.created_at)
        is distinct from (old.id, old.client_id, old.hash, old.prefix, old.created_at)
      or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at)) then
    raise exception 'tooManyKeys' using errcode = 'check_violation', constraint = 'tooManyKeys';
  end if;
  if new.revoked_at is null and new.expires_at > clock_timestamp() then
    perform 1 from api_clients where id = new.client_id for no key update;
    if (select count(*) from api_keys k where k.client_id = new.client_id and k.id <> new.id
        and k.revoked_at is null and k.expires_at > clock_timestamp()) >= 2 then
      raise exception 'tooManyKeys' using errcode = 'check_violation', constraint = 'tooManyKeys';
    end if;
  end if;
  return new;
end $$;
