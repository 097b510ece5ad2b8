-- Files that the customer sees stay while their tender is approved.
create or replace function keep_approved_files() returns trigger language plpgsql as $$
begin
  -- Saving a row with the same values is no change.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
    return new;
  end if;
  if tg_op <> 'INSERT' and old.visibility = 'customer'
    or tg_op = 'UPDATE' and new.visibility = 'customer' then
    perform refuse_locked_tender(old.tender_id);
  end if;
  if tg_op <> 'DELETE' and new.visibility = 'customer'
    or tg_op = 'UPDATE' and old.visibility = 'customer' then
    perform refuse_locked_tender(new.tender_id);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
