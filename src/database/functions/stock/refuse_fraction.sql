-- A card counted in pieces or sets takes whole quantities only. The row lock orders it after a
-- concurrent change of the unit. Refuses notWhole.
create or replace function refuse_fraction() returns trigger language plpgsql as $$
declare
  card_unit text;
begin
  select unit::text into card_unit from stock_cards where id = new.stock_card_id
  for key share;
  if card_unit in ('piece', 'set') then
    perform refuse_stock('notWhole', json_build_object('card', new.stock_card_id));
  end if;
  return null;
end $$;
