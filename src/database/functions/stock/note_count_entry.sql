-- Notes what the ledger says at the moment of an entry, under the lock of the card: what is on
-- hand, and the last movement. Nothing is posted for the card in between.
create or replace function note_count_entry() returns trigger language plpgsql as $$
declare undone stock_count_entries;
begin
  perform 1 from stock_counts where id = new.count_id and status in ('counting', 'review')
    for share;
  if not found then
    perform refuse_stock('wrongCountState', json_build_object('count', new.count_id));
  end if;
  if new.undoes_id is not null then
    select * into undone from stock_count_entries where id = new.undoes_id;
    if (undone.count_id, undone.stock_card_id) is distinct from (new.count_id, new.stock_card_id)
      or undone.mode = 'undo' then
      perform refuse_stock('wrongCountState', json_build_object('count', new.count_id));
    end if;
  end if;
  select current_quantity into new.expected from stock_cards
    where id = new.stock_card_id for no key update;
  select coalesce(max(id), 0) into new.sequence from stock_movements
    where stock_card_id = new.stock_card_id;
  return new;
end $$;
