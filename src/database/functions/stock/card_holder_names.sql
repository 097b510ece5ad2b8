-- What keeps a card in use, by name.
create or replace function card_holder_names(card integer) returns table (kind text, name text)
  language sql stable
  as $$
  select 'tenders', coalesce(t.number, t.title, '#' || t.id) from (
      select tender_id from tender_items where stock_card_id = card
      union select tender_id from tender_demands where stock_card_id = card) u
    join tenders t on t.id = u.tender_id where t.status in ('draft', 'sent', 'approved')
  union all
  select 'counts', s.title from stock_count_cards l join stock_counts s on s.id = l.count_id
  where l.stock_card_id = card and s.status in ('draft', 'counting', 'review')
  union all
  select distinct 'groups', g.name from stock_groups g where g.made_card_id = card
    or exists (select from stock_group_stocks p
      where p.stock_group_id = g.id and p.stock_card_id = card)
$$;
