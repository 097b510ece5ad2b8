-- Changed instalments or files of the customer end the request for approval, judged at the
-- commit.
create or replace function end_request_of_plan() returns trigger language plpgsql as $$
declare
  row jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  tender int := coalesce(row ->> '_parent_id', row ->> 'tender_id')::int;
begin
  perform 1 from tenders where id = tender and approver_id is not null
    and approval_asked_plan is distinct from plan_of_tender(tender);
  if found then perform end_approval_request(tender); end if;
  return null;
end $$;
