-- A posted movement stays as it is; a correction is a reversal. Notes and the project may change.
create or replace function keep_stock_movement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.stock_card_id, new.type, new.quantity, new.price,
      new.currency_type, new.currency_rate, new.operation_date, new.operation_user_id,
      new.tender_id, new.balance_after, new.average_cost_after, new.reversal_of_id,
      new.reservation_id, new.created_at)
    is not distinct from (old.stock_card_id, old.type, old.quantity, old.price,
      old.currency_type, old.currency_rate, old.operation_date, old.operation_user_id,
      old.tender_id, old.balance_after, old.average_cost_after, old.reversal_of_id,
      old.reservation_id, old.created_at) then
    return new;
  end if;
  perform refuse_stock('movementIsFinal', '{}');
end $$;
