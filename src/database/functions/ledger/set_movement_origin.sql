-- Sets what made a movement; a reversal belongs to the tender of the movement it reverses.
create or replace function set_movement_origin() returns trigger language plpgsql as $$
declare
  original_tender int;
begin
  if new.reversal_of_id is not null then
    select tender_id into original_tender from stock_movements where id = new.reversal_of_id;
    if original_tender is distinct from new.tender_id then
      perform refuse_stock('isAReversal', '{}');
    end if;
  end if;
  new.origin := case
    when new.reversal_of_id is not null then 'reversal'
    when new.type = 'out' and new.tender_id is not null
      then case new.origin when 'invoice' then 'invoice' else 'delivery' end
    else 'manual' end::enum_stock_movements_origin;
  return new;
end $$;
