-- What a unit of a card costs: its average, else its cost price. Of a group the sum of its parts,
-- null while one of them is unknown.
create or replace function unit_cost_of(card integer, stock_group integer) returns numeric
  language sql stable
  as $$
  select case
    when card is not null then
      (select coalesce(average_cost, cost_price) from stock_cards where id = card)
    when stock_group is not null then
      (select case when count(*) > 0 and count(*) = count(coalesce(c.average_cost, c.cost_price))
         then round(sum(p.quantity * coalesce(c.average_cost, c.cost_price)), 6) end
       from stock_group_stocks p join stock_cards c on c.id = p.stock_card_id
       where p.stock_group_id = stock_group)
  end
$$;
