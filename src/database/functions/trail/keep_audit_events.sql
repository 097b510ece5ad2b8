-- Refuses every change of a written event, by the owner of the tables as well.
create or replace function keep_audit_events() returns trigger language plpgsql as $$
begin
  raise exception 'auditIsFinal' using errcode = 'check_violation', constraint = 'auditIsFinal';
end $$;
