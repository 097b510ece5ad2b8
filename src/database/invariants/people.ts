import type { Invariant } from './invariant'

/** Customers, users and roles. */
export const PEOPLE_INVARIANTS: Invariant[] = [
  {
    name: 'C-01 branch, employee and meeting belong to one company',
    sql: `select 'employee' as what, e.id from employees e join branches b on b.id = e.branch_id
            where b.company_id <> e.company_id
          union all select 'meet', m.id from meets m join employees e on e.id = m.company_employee_id
            where e.company_id is distinct from m.company_id
          union all select 'tender', t.id from tenders t join branches b on b.id = t.branch_id
            where b.company_id is distinct from t.company_id
          union all select 'tender', t.id from tenders t join employees e on e.id = t.employee_id
            where e.company_id is distinct from t.company_id`,
  },
  {
    name: 'C-02 a company has at most one default contact',
    sql: `select company_id from employees where is_default_contact group by 1 having count(*) > 1`,
  },
  {
    name: 'C-03 projects and meetings end after they begin',
    sql: `select id from company_projects where end_date < start_date
          union all select id from meets where ends_at < starts_at`,
  },
  {
    name: 'C-04 a customer that was merged leads to one that was not, and owns nothing',
    sql: `select 'merged into' as what, c.id from companies c
            left join companies w on w.id = c.merged_into_id
            where w.merged_into_id is not null
              or coalesce(c.is_merged, false) <> (c.merged_into_id is not null)
          union all select 'owns', c.id from companies c where c.is_merged and (
            exists (select 1 from branches o where o.company_id = c.id)
            or exists (select 1 from employees o where o.company_id = c.id)
            or exists (select 1 from meets o where o.company_id = c.id)
            or exists (select 1 from company_projects o where o.company_id = c.id)
            or exists (select 1 from tenders o where o.company_id = c.id)
            or exists (select 1 from stock_reservations o where o.company_id = c.id)
            or exists (select 1 from notes o where o.company_id = c.id)
            or exists (select 1 from actions o where o.company_id = c.id))`,
  },
  {
    name: 'U-01 somebody active can manage users and roles',
    sql: `select 1 where exists (select 1 from users) and not exists (
            select 1 from users u join roles r on r.id = u.role_id where u.status = 'active'
              and not exists (select 1 from user_invitations i where i.user_id = u.id)
              and r.permissions @> '[{"subject": "users", "actions": ["write"]}]'
              and r.permissions @> '[{"subject": "roles", "actions": ["write"]}]')`,
  },
  {
    name: 'U-02 a passive user has no session',
    sql: `select u.id from users u join users_sessions s on s._parent_id = u.id
          where u.status <> 'active'`,
  },
  {
    name: 'U-04 an e-mail address belongs to one user',
    sql: `select lower(email) from users group by 1 having count(*) > 1`,
  },
]
