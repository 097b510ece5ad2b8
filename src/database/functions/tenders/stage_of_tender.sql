-- The stage of a tender: the rule of src/domain/tenders/stage.ts.
create or replace function stage_of_tender(
    status text, approver integer, sent timestamptz, opened timestamptz, accepted timestamptz,
    lost_reason integer default null)
  returns text
  language sql immutable
  as $$
  select case
    when status = 'rejected' or status = 'cancelled' and lost_reason is not null then 'lost'
    when status in ('cancelled', 'invoiced') then status
    when accepted is not null then 'accepted'
    when opened is not null then 'opened'
    when sent is not null then 'sent'
    when status = 'approved' then 'approved'
    when approver is not null then 'asked'
    else 'draft' end
$$;
