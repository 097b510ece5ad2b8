-- How much of a card was delivered for a tender, less what was reversed.
create or replace function delivered_of(tender integer, card integer) returns numeric
  language sql stable
  as $$
  select coalesce(sum(case
    when m.type = 'out' and m.reversal_of_id is null then m.quantity
    when m.type = 'in' and m.reversal_of_id is not null then -m.quantity
    else 0 end), 0)
  from stock_movements m where m.tender_id = tender and m.stock_card_id = card
$$;
