-- What was entered in a count is never changed; a correction is another entry.
create or replace function keep_count_entries() returns trigger language plpgsql as $$
begin
  perform refuse_stock('movementIsFinal', '{}');
end $$;
