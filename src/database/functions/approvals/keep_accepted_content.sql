-- What a customer accepted stays until it is revised: the head. Refuses tenderAccepted.
create or replace function keep_accepted_content() returns trigger language plpgsql as $$
begin
  if old.accepted_at is not null and old.status in ('draft', 'sent')
    and coalesce(current_setting('app.tender_writer', true), '') <> 'on'
    and tender_content(new) is distinct from tender_content(old) then
    raise exception using errcode = 'BO409', message = 'tenderAccepted', detail = '{}';
  end if;
  return new;
end $$;
