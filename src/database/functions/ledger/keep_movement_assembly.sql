-- Assembly and group of a movement stay.
create or replace function keep_movement_assembly() returns trigger language plpgsql as $$
begin
  perform refuse_stock('movementIsFinal', '{}');
end $$;
