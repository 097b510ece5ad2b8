-- The columns that an approval binds: APPROVED_FIELDS of the domain; a test compares them. The customer
-- is the one that its papers name, although that was merged into another one since.
create or replace function tender_content(t tenders) returns jsonb language sql stable as $$
  select jsonb_build_array(t.title, t.type, t.date, t.valid_until,
    coalesce(t.bound_company_id, t.company_id), t.branch_id, t.employee_id, t.unconnected_name,
    t.unconnected_email, t.unconnected_phone, t.company_project_id, t.currency, t.currency_rate,
    t.rate_day, t.rate_source, t.discount_type, t.discount_value, t.payment_date, t.notes)
$$;
