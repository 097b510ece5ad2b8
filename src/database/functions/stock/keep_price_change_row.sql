-- A changed price stays; undoing notes once whether it was given back.
create or replace function keep_price_change_row() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.is_given_back is null and (new.change_id, new.stock_card_id, new.field, new.before,
        new.after) is not distinct from
        (old.change_id, old.stock_card_id, old.field, old.before, old.after) then
      return new;
    end if;
  end if;
  perform refuse_stock('historyIsFinal', '{}');
end $$;
