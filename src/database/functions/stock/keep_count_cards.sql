-- The cards of a count that has ended stay as they are. Refuses wrongCountState.
create or replace function keep_count_cards() returns trigger language plpgsql as $$
declare of_count int := case when tg_op = 'INSERT' then new.count_id else old.count_id end;
begin
  perform 1 from stock_counts where id = of_count and status in ('draft', 'counting', 'review');
  if not found then
    perform refuse_stock('wrongCountState', json_build_object('count', of_count));
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
