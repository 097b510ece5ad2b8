-- Every pointer of the timeline as the rows it points to would have it: what fills the table the
-- first time, and what it is compared with.
create or replace function timeline_sources()
  returns table (kind smallint, source integer, at timestamptz, actor integer, company_id integer,
    tender_id integer, project_id integer, employee_id integer)
  language sql stable
  as $$
  select 10, m.id, coalesce(m.starts_at, m.created_at), null::integer, m.company_id, null::integer,
    null::integer, m.company_employee_id
  from meets m
  union all
  select case n.kind when 'call' then 30 else 20 end
      + case n.subject when 'company-projects' then 1 when 'tenders' then 2 else 0 end,
    n.id, n.created_at, n.author_id, n.company_id, n.of_tender_id,
    coalesce(n.of_project_id, t.company_project_id), coalesce(n.of_employee_id, t.employee_id)
  from notes n left join tenders t on t.id = n.of_tender_id
  union all
  select e.kind, e.source, e.at, e.actor, t.company_id, t.id, t.company_project_id, t.employee_id
  from tenders t
  cross join lateral (
    select 60 as kind, t.id as source, t.approved_at as at, t.approved_by_id as actor
    union all select 61, t.id, t.invoiced_at, null
    union all select 40, s.id, s.created_at, s.sent_by_id from tender_sends s where s.tender_id = t.id
    union all select 41, s.id, s.opened_at, null from tender_sends s where s.tender_id = t.id
    union all select case a.kind when 'accepted' then 50 when 'declined' then 51 else 52 end, a.id,
      a.created_at, null
    from tender_answers a where a.tender_id = t.id
    union all select 80, f.id, f.created_at, null from tender_files f where f.tender_id = t.id
    union all select 70, d.id, d.created_at, d.operation_user_id from (
      select distinct on (m.delivery) m.id, m.created_at, m.operation_user_id
      from stock_movements m where m.tender_id = t.id and m.delivery is not null
      order by m.delivery, m.id) d) e
  where e.at is not null
$$;
