-- Announces an ended session at the commit, so that what is open under it ends in every instance.
create or replace function tell_session_end() returns trigger language plpgsql as $$
BEGIN
  PERFORM pg_notify('session_ends', old._parent_id::text);
  RETURN NULL;
END $$;
