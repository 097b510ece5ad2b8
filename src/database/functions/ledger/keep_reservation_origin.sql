-- Neither the tender of a reservation nor what made it changes.
create or replace function keep_reservation_origin() returns trigger language plpgsql as $$
begin
  if (new.tender_id, new.origin) is distinct from (old.tender_id, old.origin) then
    perform refuse_stock(case old.origin when 'approval' then 'reservationBelongsToTender'
      else 'movementIsFinal' end, json_build_object('reservation', old.id));
  end if;
  return new;
end $$;
