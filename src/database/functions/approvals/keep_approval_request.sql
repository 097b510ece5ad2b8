-- A request for approval is written by commands only, and ends with any change of what it is
-- about or with the state of its tender.
create or replace function keep_approval_request() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.tender_writer', true), '') <> 'on' then
    if tg_op = 'INSERT' then
      new.approver_id := null; new.approval_asked_by_id := null; new.approval_asked_at := null;
      new.approval_note := null; new.approval_asked_plan := null; new.approval_refusal := null;
    else
      new.approver_id := old.approver_id; new.approval_asked_by_id := old.approval_asked_by_id;
      new.approval_asked_at := old.approval_asked_at; new.approval_note := old.approval_note;
      new.approval_asked_plan := old.approval_asked_plan;
      new.approval_refusal := old.approval_refusal;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.approver_id is not null
    and (new.status not in ('draft', 'sent')
      or old.approver_id is not null and tender_content(new) is distinct from tender_content(old))
  then
    new.approver_id := null; new.approval_asked_by_id := null; new.approval_asked_at := null;
    new.approval_note := null; new.approval_asked_plan := null;
  end if;
  return new;
end $$;
