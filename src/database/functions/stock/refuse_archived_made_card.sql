-- No group makes an archived card, neither by a save nor when it is restored.
create or replace function refuse_archived_made_card() returns trigger language plpgsql as $$
declare card record;
begin
  if tg_op = 'UPDATE' then
    if new.made_card_id is not distinct from old.made_card_id then return new; end if;
  end if;
  -- Waits for a transaction that archives the card, as every new reference to it does.
  select id, name, is_archived into card from stock_cards
    where id = new.made_card_id for key share;
  if card.is_archived then
    perform refuse_stock('cardArchived', json_build_object('card', card.id, 'name', card.name));
  end if;
  return new;
end $$;
