-- The unit cost of the last priced receipt of a card that was not reversed; rows of counts and
-- assemblies are no purchases. `but_for` leaves one movement out.
create or replace function last_cost_of(card integer, but_for integer default null)
  returns numeric
  language sql stable
  as $$
  select round(m.price * m.currency_rate, 6) from stock_movements m
  where m.stock_card_id = card and m.type = 'in' and m.reversal_of_id is null and m.price > 0
    and m.origin::text not in ('count', 'assembly') and m.id is distinct from but_for
    and not exists (select from stock_movements r where r.reversal_of_id = m.id)
  order by m.id desc limit 1
$$;
