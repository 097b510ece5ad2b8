-- A change of prices stays; it is undone once.
create or replace function keep_price_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.status = 'applied' and new.status = 'undone'
      and (new.title, new.method, new.value, new.rounding, new.card_count, new.price_count,
        new.done_by_id, new.created_at) is not distinct from
        (old.title, old.method, old.value, old.rounding, old.card_count, old.price_count,
        old.done_by_id, old.created_at) then
      return new;
    end if;
  end if;
  perform refuse_stock('historyIsFinal', '{}');
end $$;
