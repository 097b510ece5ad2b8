-- Keeps the pointers of the timeline to rows of its table, in the transaction of their change: where
-- they belong and when they happened, nothing of their content. Argument: the kinds of its rows, for
-- their deletion. `timeline_sources` says what there should be; domain/timeline/kinds.ts names the
-- kinds.
create or replace function keep_timeline() returns trigger language plpgsql as $$
declare
  deal record;
  place integer;
begin
  if tg_op = 'DELETE' then
    delete from timeline where kind = any (tg_argv[0]::smallint[]) and source = old.id;
    return null;
  end if;
  if tg_table_name = 'meets' then
    perform point_timeline(10, new.id, coalesce(new.starts_at, new.created_at), null,
      new.company_id, null, null, new.company_employee_id);
  elsif tg_table_name = 'record_merges' then
    perform point_timeline(100, new.id, new.merged_at, new.merged_by_id, new.winner_id, null, null,
      null);
    perform point_timeline(101, new.id, new.split_at, new.split_by_id, new.winner_id, null, null,
      null);
  elsif tg_table_name in ('notes', 'actions') then
    select company_project_id as project, employee_id as employee into deal
      from tenders where id = new.of_tender_id;
    place := case new.subject when 'company-projects' then 1 when 'tenders' then 2 else 0 end;
    if tg_table_name = 'notes' then
      perform point_timeline(case new.kind when 'call' then 30 else 20 end + place,
        new.id, new.created_at, new.author_id, new.company_id, new.of_tender_id,
        coalesce(new.of_project_id, deal.project), coalesce(new.of_employee_id, deal.employee));
    else
      perform point_timeline(90 + place, new.id, new.done_at, new.done_by_id, new.company_id,
        new.of_tender_id, coalesce(new.of_project_id, deal.project),
        coalesce(new.of_employee_id, deal.employee));
    end if;
  elsif tg_table_name = 'tenders' then
    if tg_op = 'UPDATE' and (new.company_id, new.company_project_id, new.employee_id)
      is distinct from (old.company_id, old.company_project_id, old.employee_id) then
      update timeline set company_id = new.company_id, project_id = new.company_project_id,
        employee_id = new.employee_id where tender_id = new.id;
    end if;
    perform point_timeline(60, new.id, new.approved_at, new.approved_by_id, new.company_id, new.id,
      new.company_project_id, new.employee_id);
    perform point_timeline(61, new.id, new.invoiced_at, null, new.company_id, new.id,
      new.company_project_id, new.employee_id);
  else
    -- Waits for a tender that is just moving to another customer; the move changes what it finds.
    select id, company_id as company, company_project_id as project, employee_id as employee
      into deal from tenders where id = new.tender_id for share;
    if tg_table_name = 'tender_sends' then
      perform point_timeline(40, new.id, new.created_at, new.sent_by_id, deal.company, deal.id,
        deal.project, deal.employee);
      perform point_timeline(41, new.id, new.opened_at, null, deal.company, deal.id, deal.project,
        deal.employee);
    elsif tg_table_name = 'tender_answers' then
      perform point_timeline(
        case new.kind when 'accepted' then 50 when 'declined' then 51 else 52 end,
        new.id, new.created_at, null, deal.company, deal.id, deal.project, deal.employee);
    elsif tg_table_name = 'tender_files' then
      perform point_timeline(80, new.id, new.created_at, null, deal.company, deal.id, deal.project,
        deal.employee);
    elsif not exists (select from stock_movements m where m.tender_id = new.tender_id
      and m.delivery = new.delivery and m.id < new.id) then
      perform point_timeline(70, new.id, new.created_at, new.operation_user_id, deal.company,
        deal.id, deal.project, deal.employee);
    end if;
  end if;
  return null;
end $$;
