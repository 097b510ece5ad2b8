-- No card is part of itself through any groups. Refuses groupCycle.
create or replace function refuse_group_cycle() returns trigger language plpgsql as $$
declare
  of_group int := case tg_table_name when 'stock_groups' then new.id
    else (to_jsonb(new) ->> 'stock_group_id')::int end;
  made int;
begin
  -- One transaction after the other: two halves of a circle would not see each other.
  perform pg_advisory_xact_lock(hashtext('stock_group_cycle'));
  select made_card_id into made from stock_groups where id = of_group;
  if made is null then return null; end if;
  perform 1 from (
    with recursive inside(card) as (
      select p.stock_card_id from stock_groups g
        join stock_group_stocks p on p.stock_group_id = g.id where g.made_card_id = made
      union
      select p.stock_card_id from inside i join stock_groups g on g.made_card_id = i.card
        join stock_group_stocks p on p.stock_group_id = g.id)
    select 1 from inside where card = made) x;
  if found then perform refuse_stock('groupCycle', json_build_object('card', made)); end if;
  return null;
end $$;
