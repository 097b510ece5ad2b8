-- State, number and totals of a tender are written by commands only, under the flag
-- app.tender_writer; what an approval binds does not change without it. Payload rewrites whole
-- rows from an earlier read. Refuses tenderLocked.
create or replace function guard_tender() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.tender_writer', true), '') = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.bound_company_id := null;
    new.status := 'draft'; new.number := null; new.revision := 1; new.revision_of_id := null;
    new.is_approved := false; new.approved_by_id := null; new.approved_for_id := null;
    new.approved_at := null; new.approved_hash := null; new.is_invoiced := false; new.invoice_number := null;
    new.invoiced_at := null; new.invoice_rate := null; new.reason := null;
    new.lost_reason_id := null;
    new.subtotal := 0; new.discount_total := 0; new.tax_total := 0; new.total := 0;
    new.total_base := 0;
    return new;
  end if;
  -- Payload rewrites whole rows from an earlier read: keep the columns that commands write.
  new.status := old.status; new.number := old.number; new.revision := old.revision;
  new.revision_of_id := old.revision_of_id; new.is_approved := old.is_approved;
  new.approved_by_id := old.approved_by_id; new.approved_for_id := old.approved_for_id;
  new.approved_at := old.approved_at;
  new.approved_hash := old.approved_hash; new.is_invoiced := old.is_invoiced;
  new.invoice_number := old.invoice_number; new.invoiced_at := old.invoiced_at;
  new.invoice_rate := old.invoice_rate; new.reason := old.reason;
  new.lost_reason_id := old.lost_reason_id;
  new.subtotal := old.subtotal; new.discount_total := old.discount_total;
  new.tax_total := old.tax_total; new.total := old.total; new.total_base := old.total_base;
  new.created_by_id := old.created_by_id; new.created_by_client_id := old.created_by_client_id;
  -- The customer that was merged is named by its papers until another one is chosen.
  new.bound_company_id := case when new.company_id is not distinct from old.company_id
    then old.bound_company_id end;
  if old.status not in ('draft', 'sent') and
    (new.title, new.date, new.valid_until, new.company_id, new.branch_id, new.employee_id,
     new.unconnected_name, new.currency, new.currency_rate, new.discount_type,
     new.discount_value)
    is distinct from (old.title, old.date, old.valid_until, old.company_id, old.branch_id,
     old.employee_id, old.unconnected_name, old.currency, old.currency_rate,
     old.discount_type, old.discount_value) then
    raise exception using errcode = 'BO409', message = 'tenderLocked',
      detail = json_build_object('status', old.status)::text;
  end if;
  return new;
end $$;
