-- An answer of a customer is written once, by a valid link, to the document that was sent.
-- Refuses linkRevoked, linkExpired, offerWithdrawn and sendIsFinal.
create or replace function keep_tender_answers() returns trigger language plpgsql as $$
declare
  sent tender_sends;
  state text;
begin
  if tg_op <> 'INSERT' or coalesce(current_setting('app.tender_writer', true), '') <> 'on' then
    perform sends_are_final();
  end if;
  select * into sent from tender_sends where id = new.send_id for no key update;
  select status into state from tenders where id = new.tender_id for no key update;
  if sent.tender_id is distinct from new.tender_id or sent.file_hash <> new.file_hash
    or sent.content_hash <> new.content_hash then
    perform sends_are_final();
  end if;
  if sent.revoked_at is not null then
    raise exception using errcode = 'BO409', message = 'linkRevoked';
  end if;
  if sent.expires_at <= clock_timestamp() then
    raise exception using errcode = 'BO409', message = 'linkExpired';
  end if;
  if state in ('draft', 'rejected', 'cancelled') then
    raise exception using errcode = 'BO409', message = 'offerWithdrawn';
  end if;
  return new;
end $$;
