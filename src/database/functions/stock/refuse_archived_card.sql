-- Nothing new refers to an archived card. The row lock is the one that a reference takes anyway:
-- it waits for a transaction that archives the card.
create or replace function refuse_archived_card() returns trigger language plpgsql as $$
declare card record;
begin
  if new.stock_card_id is null then return new; end if;
  if tg_op = 'UPDATE' then
    if new.stock_card_id is not distinct from old.stock_card_id then return new; end if;
  end if;
  select id, name, is_archived into card from stock_cards
    where id = new.stock_card_id for key share;
  if card.is_archived then
    perform refuse_stock('cardArchived', json_build_object('card', card.id, 'name', card.name));
  end if;
  return new;
end $$;
