-- Whether a tender and the ledger agree on one card: approved, reserved + delivered = demand;
-- invoiced, delivered = demand; else nothing is delivered and no approval holds anything
-- (docs/decisions/0011-balance-of-a-tender-at-commit.md).
create or replace function check_tender_card(tender integer, card integer) returns void
  language plpgsql
  as $$
declare
  state text;
  demand numeric;
  held numeric;
  approved numeric;
  delivered numeric;
  code text;
begin
  -- Commands hold this lock already; it orders concurrent statements typed by hand.
  select status into state from tenders where id = tender for no key update;
  if not found then return; end if;
  select coalesce(sum(quantity), 0) into demand from tender_demands
    where tender_id = tender and stock_card_id = card;
  select coalesce(sum(remaining_quantity), 0),
      coalesce(sum(remaining_quantity) filter (where origin = 'approval'), 0)
    into held, approved from stock_reservations
    where tender_id = tender and stock_card_id = card and status = 'active';
  delivered := delivered_of(tender, card);
  code := case
    when state = 'approved' and delivered > demand then 'moreThanOrdered'
    when state = 'approved' and held + delivered <> demand then 'reservationBelongsToTender'
    when state = 'invoiced' and (delivered <> demand or held <> 0) then 'movementBelongsToInvoice'
    when state in ('approved', 'invoiced') then null
    when delivered <> 0 then 'tenderNotApproved'
    when approved <> 0 or (state in ('rejected', 'cancelled') and held <> 0)
      then 'reservationBelongsToTender'
    end;
  if code is not null then
    perform refuse_stock(code, json_build_object('tender', tender, 'card', card,
      'demand', demand, 'reserved', held, 'delivered', delivered));
  end if;
end $$;
