-- Nothing new belongs to a company that was merged into another one. The row lock is the one that a
-- reference takes anyway: it waits for a transaction that merges the company. Refuses companyMerged.
create or replace function refuse_merged_company() returns trigger language plpgsql as $$
declare company record;
begin
  if new.company_id is null then return new; end if;
  if tg_op = 'UPDATE' then
    if new.company_id is not distinct from old.company_id then return new; end if;
  end if;
  select name, merged_into_id into company from companies where id = new.company_id for key share;
  if company.merged_into_id is not null then
    raise exception using errcode = 'BO409', message = 'companyMerged',
      detail = json_build_object('name', company.name, 'company', company.merged_into_id,
        'into', (select name from companies where id = company.merged_into_id))::text;
  end if;
  return new;
end $$;
