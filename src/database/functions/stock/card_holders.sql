-- What keeps a card in use, as one flag for each kind; open tenders are those that stock can
-- still be asked for. Lists call it for each of their cards.
create or replace function card_holders(
    card integer, out stock boolean, out reserved boolean, out tenders boolean,
    out counts boolean, out groups boolean)
  returns record
  language sql stable
  as $$
  select exists (select from stock_cards c where c.id = card and c.current_quantity <> 0),
    exists (select from stock_reservations r where r.stock_card_id = card
      and r.status::text in ('active', 'waiting')),
    exists (select from tender_items i join tenders t on t.id = i.tender_id
      where i.stock_card_id = card and t.status in ('draft', 'sent', 'approved'))
    or exists (select from tender_demands d join tenders t on t.id = d.tender_id
      where d.stock_card_id = card and t.status = 'approved'),
    exists (select from stock_count_cards l join stock_counts s on s.id = l.count_id
      where l.stock_card_id = card and s.status in ('draft', 'counting', 'review')),
    exists (select from stock_groups g where g.made_card_id = card
      or exists (select from stock_group_stocks p
        where p.stock_group_id = g.id and p.stock_card_id = card))
$$;
