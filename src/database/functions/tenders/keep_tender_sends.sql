-- What was sent is written once; later only what became of its mails and of its link is added.
-- Refuses sendIsFinal.
create or replace function keep_tender_sends() returns trigger language plpgsql as $$
declare open_columns text[] := array['delivery', 'delivery_reason', 'delivered_at',
  'revoked_at', 'opened_at', 'reminder', 'reminded_at', 'updated_at'];
begin
  if tg_op = 'DELETE' or coalesce(current_setting('app.tender_writer', true), '') <> 'on' then
    perform sends_are_final();
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(new) - open_columns
      is distinct from to_jsonb(old) - open_columns
    or old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at
    or old.opened_at is not null and new.opened_at is distinct from old.opened_at
    or old.reminded_at is not null and new.reminded_at is distinct from old.reminded_at
    or old.reminder = 'stopped' and new.reminder is distinct from old.reminder) then
    perform sends_are_final();
  end if;
  return new;
end $$;
