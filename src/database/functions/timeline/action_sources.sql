-- Every pointer of the timeline to an action that is done, as its row would have it: with
-- timeline_sources, what the timeline is compared with.
create or replace function action_sources()
  returns table (kind smallint, source integer, at timestamptz, actor integer, company_id integer,
    tender_id integer, project_id integer, employee_id integer)
  language sql stable
  as $$
  select 90 + case a.subject when 'company-projects' then 1 when 'tenders' then 2 else 0 end,
    a.id, a.done_at, a.done_by_id, a.company_id, a.of_tender_id,
    coalesce(a.of_project_id, t.company_project_id), coalesce(a.of_employee_id, t.employee_id)
  from actions a left join tenders t on t.id = a.of_tender_id
  where a.done_at is not null
$$;
