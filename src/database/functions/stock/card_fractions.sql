-- Where a card has quantities that are not whole: in stock, in reservations, groups, open counts
-- and open tenders.
create or replace function card_fractions(
    card integer, out stock boolean, out reserved boolean, out groups boolean, out counts boolean,
    out tenders boolean)
  returns record
  language sql stable
  as $$
  select exists (select from stock_cards c where c.id = card and c.current_quantity % 1 <> 0),
    exists (select from stock_reservations r where r.stock_card_id = card
      and (r.status::text = 'active' and r.remaining_quantity % 1 <> 0
        or r.status::text = 'waiting' and r.quantity % 1 <> 0)),
    exists (select from stock_group_stocks p where p.stock_card_id = card
      and p.quantity % 1 <> 0),
    exists (select from stock_count_entries e join stock_counts s on s.id = e.count_id
      where e.stock_card_id = card and e.quantity % 1 <> 0
        and s.status::text in ('draft', 'counting', 'review')
        and not exists (select from stock_count_entries u where u.undoes_id = e.id)
        and not exists (select from stock_count_entries r where r.count_id = e.count_id
          and r.stock_card_id = card and r.mode = 'recount' and r.id > e.id
          and not exists (select from stock_count_entries u where u.undoes_id = r.id))),
    exists (select from tender_items i join tenders t on t.id = i.tender_id
      where i.stock_card_id = card and i.quantity % 1 <> 0
        and t.status::text in ('draft', 'sent', 'approved'))
$$;
