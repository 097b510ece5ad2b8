-- Refuses every change of a written event, by the owner of the tables as well. The one exception is
-- redact_audit, and audit_forget_addresses for old addresses, which run as the owner and mark their
-- transaction: they may replace values and names, and nothing that says what happened when.
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
  raise exception 'auditIsFinal' using errcode = 'check_violation', constraint = 'auditIsFinal';
end $$;
