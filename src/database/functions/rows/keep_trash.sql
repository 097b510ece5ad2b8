-- What was deleted is restored or removed, never changed.
create or replace function keep_trash() returns trigger language plpgsql as $$
begin
  raise exception 'trashIsFinal' using errcode = 'check_violation', constraint = 'trashIsFinal';
end $$;
