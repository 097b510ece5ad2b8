-- What an invoice says of its rate is written by its command only.
create or replace function guard_invoice_rate() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.tender_writer', true), '') = 'on' then return new; end if;
  if tg_op = 'INSERT' then
    new.invoice_rate_day := null; new.invoice_rate_source := null;
    new.invoice_total_base := null;
  else
    new.invoice_rate_day := old.invoice_rate_day;
    new.invoice_rate_source := old.invoice_rate_source;
    new.invoice_total_base := old.invoice_total_base;
  end if;
  return new;
end $$;
