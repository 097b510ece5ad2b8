-- A count posts while it is in review; its movements name it.
create or replace function set_count_origin() returns trigger language plpgsql as $$
begin
  perform 1 from stock_counts where id = new.count_id and status = 'review';
  if not found then
    perform refuse_stock('wrongCountState', json_build_object('count', new.count_id));
  end if;
  new.origin := 'count';
  return new;
end $$;
