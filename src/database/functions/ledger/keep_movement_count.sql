-- The count that posted a movement stays.
create or replace function keep_movement_count() returns trigger language plpgsql as $$
begin
  perform refuse_stock('movementIsFinal', '{}');
end $$;
