-- Checks the balance of every card of a tender whose state changed.
create or replace function check_tender_state() returns trigger language plpgsql as $$
begin
  perform check_tender_card(new.id, card) from (
    select stock_card_id as card from tender_demands where tender_id = new.id
    union select stock_card_id from stock_reservations
      where tender_id = new.id and status = 'active'
    union select stock_card_id from stock_movements where tender_id = new.id) cards
  order by card;
  return null;
end $$;
