-- Refuses tenderLocked once a tender is approved. Takes its row lock first, so that a change and
-- an approval at one moment follow each other.
create or replace function refuse_locked_tender(tender integer) returns void
  language plpgsql
  as $$
declare state text;
begin
  select status into state from tenders where id = tender for no key update;
  if state not in ('draft', 'sent')
    and coalesce(current_setting('app.tender_writer', true), '') <> 'on' then
    raise exception using errcode = 'BO409', message = 'tenderLocked',
      detail = json_build_object('status', state)::text;
  end if;
end $$;
