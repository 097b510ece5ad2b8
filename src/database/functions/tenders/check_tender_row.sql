-- Checks the balance of the tender and card of a changed row.
create or replace function check_tender_row() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.tender_id is not null then
    perform check_tender_card(old.tender_id, old.stock_card_id);
  end if;
  if tg_op <> 'DELETE' and new.tender_id is not null and (tg_op = 'INSERT' or
      (new.tender_id, new.stock_card_id) is distinct from (old.tender_id, old.stock_card_id)) then
    perform check_tender_card(new.tender_id, new.stock_card_id);
  end if;
  return null;
end $$;
