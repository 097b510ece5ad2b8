-- Starts the job that sends webhooks, at the commit of what was written into the event log; not while
-- no endpoint is enabled.
create or replace function wake_webhooks() returns trigger language plpgsql as $$
begin
  perform 1 from webhooks where enabled limit 1;
  if found then perform pg_notify('jobs', 'send-webhooks'); end if;
  return null;
end $$;
