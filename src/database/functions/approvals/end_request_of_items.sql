-- A changed line ends the request for approval of its tender.
create or replace function end_request_of_items() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
    return null;
  end if;
  perform end_approval_request(case when tg_op = 'DELETE' then old.tender_id
    else new.tender_id end);
  return null;
end $$;
