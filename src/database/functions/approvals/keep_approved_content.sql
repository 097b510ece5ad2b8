-- The head of an approved tender stays. The columns are APPROVED_FIELDS of the domain; a test
-- compares them. Refuses tenderLocked.
create or replace function keep_approved_content() returns trigger language plpgsql as $$
begin
  if old.status not in ('draft', 'sent')
    and coalesce(current_setting('app.tender_writer', true), '') <> 'on' and
    (new.title, new.type, new.date, new.valid_until, new.company_id, new.branch_id,
      new.employee_id, new.unconnected_name, new.unconnected_email, new.unconnected_phone,
      new.company_project_id, new.currency, new.currency_rate, new.rate_day, new.rate_source,
      new.discount_type, new.discount_value, new.payment_date, new.notes) is distinct from
      (old.title, old.type, old.date, old.valid_until, old.company_id, old.branch_id,
      old.employee_id, old.unconnected_name, old.unconnected_email, old.unconnected_phone,
      old.company_project_id, old.currency, old.currency_rate, old.rate_day, old.rate_source,
      old.discount_type, old.discount_value, old.payment_date, old.notes) then
    raise exception using errcode = 'BO409', message = 'tenderLocked',
      detail = json_build_object('status', old.status)::text;
  end if;
  return new;
end $$;
