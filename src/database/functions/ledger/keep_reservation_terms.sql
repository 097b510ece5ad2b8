-- For whom and until when a reservation holds stays when an approval made it, or when it has
-- ended. One that waits may wait longer, or for another customer.
create or replace function keep_reservation_terms() returns trigger language plpgsql as $$
begin
  if old.status = 'waiting' then return new; end if;
  -- Its company was merged into another one, or taken apart again.
  if coalesce(current_setting('app.merge_writer', true), '') = 'on'
    and (new.project_id, new.reserved_until) is not distinct from (old.project_id, old.reserved_until)
  then
    return new;
  end if;
  if (new.project_id, new.company_id, new.reserved_until)
    is distinct from (old.project_id, old.company_id, old.reserved_until) then
    perform refuse_stock(case when old.status <> 'active' then 'reservationNotActive'
      else 'reservationBelongsToTender' end, json_build_object('reservation', old.id));
  end if;
  return new;
end $$;
