import type { Invariant } from './invariant'

/** Query for every pointer that the timeline must have. */
export const TIMELINE_SOURCES = `(select * from timeline_sources() union all
  select * from action_sources() union all select * from merge_sources())`

const POINTERS =
  'select kind, source, at, actor, company_id, tender_id, project_id, employee_id from'

/** Notes, actions and the timeline. */
export const TIMELINE_INVARIANTS: Invariant[] = [
  {
    name: 'N-01 a note belongs to the customer of its record',
    sql: `select n.id, n.subject, n.document, n.company_id from notes n
          left join employees e on e.id = n.of_employee_id
          left join company_projects p on p.id = n.of_project_id
          left join tenders t on t.id = n.of_tender_id
          where n.company_id is distinct from case n.subject when 'companies' then n.document::int
            when 'employees' then e.company_id when 'tenders' then t.company_id
            else p.company_id end`,
  },
  {
    name: 'N-03 an action belongs to the customer of its record',
    sql: `select a.id, a.subject, a.document, a.company_id from actions a
          left join employees e on e.id = a.of_employee_id
          left join company_projects p on p.id = a.of_project_id
          left join tenders t on t.id = a.of_tender_id
          where a.company_id is distinct from case a.subject when 'companies' then a.document::int
            when 'employees' then e.company_id when 'tenders' then t.company_id
            else p.company_id end`,
  },
  {
    name: 'N-02 the timeline points to what happened, once, and to nothing else',
    sql: `select 'missing' as what, m.* from (
            (${POINTERS} ${TIMELINE_SOURCES} s) except ${POINTERS} timeline) m
          union all select 'extra', e.* from (
            ${POINTERS} timeline
            except (${POINTERS} ${TIMELINE_SOURCES} s)) e`,
  },
]
