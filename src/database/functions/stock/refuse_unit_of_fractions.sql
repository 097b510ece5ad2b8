-- A card becomes one that is counted in pieces only while no quantity of it has a fraction. Takes
-- the row from transactions about to refer to the card, to see what they write; neither waits for
-- movements of stock. Refuses unitHoldsFractions.
create or replace function refuse_unit_of_fractions() returns trigger language plpgsql as $$
declare
  found_in record;
begin
  perform 1 from stock_cards where id = old.id for update;
  select * into found_in from card_fractions(old.id);
  if found_in.stock or found_in.reserved or found_in.groups or found_in.counts
    or found_in.tenders then
    perform refuse_stock('unitHoldsFractions', to_json(found_in));
  end if;
  return new;
end $$;
