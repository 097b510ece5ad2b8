-- Announces at the commit that the notifications of a person changed, to every instance. Equal
-- announcements of one transaction are one.
create or replace function tell_notification() returns trigger language plpgsql as $$
BEGIN
  PERFORM pg_notify('notifications',
    (CASE WHEN tg_op = 'DELETE' THEN old.recipient_id ELSE new.recipient_id END)::text);
  RETURN NULL;
END $$;
