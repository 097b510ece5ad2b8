-- Writes the pointer to one source, moves it, or takes it away where nothing happened yet (no time).
create or replace function point_timeline(of_kind integer, of_source integer, happened timestamptz,
  by_user integer, company integer, tender integer, project integer, employee integer)
  returns void
  language plpgsql
  as $$
begin
  if happened is null then
    delete from timeline where kind = of_kind::smallint and source = of_source;
    return;
  end if;
  insert into timeline as t
      (kind, source, at, actor, company_id, tender_id, project_id, employee_id)
    values (of_kind, of_source, happened, by_user, company, tender, project, employee)
    on conflict (kind, source) do update set at = excluded.at, actor = excluded.actor,
      company_id = excluded.company_id, tender_id = excluded.tender_id,
      project_id = excluded.project_id, employee_id = excluded.employee_id
    where (t.at, t.actor, t.company_id, t.tender_id, t.project_id, t.employee_id)
      is distinct from (excluded.at, excluded.actor, excluded.company_id, excluded.tender_id,
        excluded.project_id, excluded.employee_id);
end $$;
