-- Refuses every change of a written event, by the owner of the tables as well, with two exceptions that
-- the owner alone can make. redact_audit, and audit_forget_addresses for old addresses, mark their
-- transaction: they may replace values and names, and nothing that says what happened when. An event
-- of more than two years may be deleted by the transaction that wrote the row of its archive.
create or replace function keep_audit_events() returns trigger language plpgsql as $$
declare
  -- A column that PostgreSQL works out from others has no value yet before the change.
  replaced text[] := array['details', 'user_name', 'address', 'actor_kind'];
begin
  if tg_op = 'UPDATE' and tg_level = 'ROW'
      and coalesce(current_setting('app.redacting', true), '') = pg_current_xact_id()::text
      and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid)
      and to_jsonb(new) - replaced = to_jsonb(old) - replaced then
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.at < now() - interval '2 years'
        and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid)
        and exists (select from audit_archives a
          where old.id between a.first_id and a.last_id
            and a.transaction = pg_current_xact_id()::text::bigint) then
      return old;
    end if;
  end if;
  raise exception 'auditIsFinal' using errcode = 'check_violation', constraint = 'auditIsFinal';
end $$;
