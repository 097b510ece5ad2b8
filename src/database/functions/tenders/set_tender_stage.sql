-- Stage, sending, opening and loss of a tender follow from its other columns and from its sends, whatever
-- a statement says of them. Fires last: triggers before it keep the columns it reads. A tender that
-- was marked as sent without a send was sent when it left the draft; withdrawing an approval, which
-- ends in the same state, sends nothing.
create or replace function set_tender_stage() returns trigger language plpgsql as $$
declare
  was_sent timestamptz;
  was_opened timestamptz;
begin
  select max(created_at), max(opened_at) into was_sent, was_opened
    from tender_sends where tender_id = new.id;
  if was_sent is null and tg_op = 'UPDATE' then
    was_sent := coalesce(old.sent_at,
      case when old.status = 'draft' and new.status = 'sent' then clock_timestamp() end);
  end if;
  new.sent_at := was_sent;
  new.opened_at := was_opened;
  new.stage := stage_of_tender(
    new.status::text, new.approver_id, new.sent_at, new.opened_at, new.accepted_at,
    new.lost_reason_id)::enum_tenders_stage;
  new.lost_at := case when new.stage = 'lost' then
    case when tg_op = 'UPDATE' and old.stage = 'lost' then old.lost_at else clock_timestamp() end end;
  return new;
end $$;
