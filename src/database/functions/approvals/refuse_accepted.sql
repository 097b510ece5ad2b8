-- Refuses tenderAccepted while a customer's acceptance stands. Takes the row lock of the tender
-- first.
create or replace function refuse_accepted(tender integer) returns void language plpgsql as $$
begin
  perform 1 from tenders where id = tender for no key update;
  perform 1 from tenders where id = tender and accepted_at is not null
    and status in ('draft', 'sent');
  if found and coalesce(current_setting('app.tender_writer', true), '') <> 'on' then
    raise exception using errcode = 'BO409', message = 'tenderAccepted', detail = '{}';
  end if;
end $$;
