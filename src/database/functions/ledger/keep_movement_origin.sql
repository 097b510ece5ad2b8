-- What made a movement, and its delivery, stay.
create or replace function keep_movement_origin() returns trigger language plpgsql as $$
begin
  if (new.origin, new.delivery) is distinct from (old.origin, old.delivery) then
    perform refuse_stock('movementIsFinal', '{}');
  end if;
  return new;
end $$;
