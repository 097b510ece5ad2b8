-- A card is archived by its command only (flag app.card_writer) and only when nothing holds it.
-- Refuses cardNotEmpty.
create or replace function guard_archived_card() returns trigger language plpgsql as $$
declare held record;
begin
  if coalesce(current_setting('app.card_writer', true), '') <> 'on' then
    new.is_archived := old.is_archived;
  end if;
  new.is_archived := coalesce(new.is_archived, false);
  if new.is_archived and not old.is_archived then
    select * into held from card_holders(new.id);
    if held.stock or held.reserved or held.tenders or held.counts or held.groups then
      perform refuse_stock('cardNotEmpty', (row_to_json(held)::jsonb
        || jsonb_build_object('card', new.id, 'names', 'none'))::json);
    end if;
  end if;
  return new;
end $$;
