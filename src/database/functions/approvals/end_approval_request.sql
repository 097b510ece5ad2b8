-- Ends the request for approval of a tender, if there is one.
create or replace function end_approval_request(tender integer) returns void
  language plpgsql
  as $$
declare before text := coalesce(current_setting('app.tender_writer', true), '');
begin
  perform 1 from tenders where id = tender and approver_id is not null;
  if not found then return; end if;
  perform set_config('app.tender_writer', 'on', true);
  update tenders set approver_id = null, approval_asked_by_id = null, approval_asked_at = null,
    approval_note = null, approval_asked_plan = null, updated_at = now()
    where id = tender and approver_id is not null;
  perform set_config('app.tender_writer', before, true);
end $$;
