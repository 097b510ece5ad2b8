-- Person, address, request and command of the current transaction, as the application set them in
-- `app.audit` when it began; an empty object outside of it.
create or replace function audit_context() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('app.audit', true), ''), '{}')::jsonb
$$;
