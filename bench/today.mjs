#!/usr/bin/env node
/**
 * `npm run bench:today [-- --scale 2]`: *Bugün* with 200,000 actions beside the tenders, cards and
 * movements of the store (100,000 tenders at scale 2), of one person and of the team, asked of the
 * production server by one caller. The actions are there at every scale: one in fifty is open, a tenth
 * of the open ones is the caller's. Needs a build.
 */
import { measurePages, page } from './lib/pages.mjs'

const ACTIONS = 200_000
/** Days over which open actions are due: half of them before today. */
const DAYS = 60

const more = `
  insert into users (name, email, role_id, status)
    select 'Kişi ' || i, 'kisi' || i || '@example.com', (select role_id from users limit 1), 'active'
    from generate_series(1, 9) i;
  insert into actions (subject, document, company_id, kind, title, owner_id, due, due_on, done_at, done_by_id)
    select s.subject::enum_actions_subject, s.document,
        case s.subject when 'companies' then s.document else t.company_id end, 'call', 'Ara ' || i,
        case when i % 500 = 0 then 1 else (select max(id) from users) - i % 9 end, due, due,
        case when i % 50 > 0 then now() - i * interval '1 minute' end, case when i % 50 > 0 then 1 end
    from (select i, case when i % 3 = 0 then 'tenders' else 'companies' end as subject,
        1 + i % (case when i % 3 = 0 then (select count(*) from tenders)
          else (select count(*) from companies) end) as document,
        date_trunc('day', now()) + (i / 50 % ${DAYS} - ${DAYS / 2}) * interval '1 day' as due
      from generate_series(1, ${ACTIONS}) i) s
    left join tenders t on s.subject = 'tenders' and t.id = s.document;
  select setval('actions_id_seq', ${ACTIONS})`

await measurePages({
  goalMs: 30,
  more,
  worksOf: () => [
    page('/api/today', 'what one person has to do', {}),
    page('/api/today', 'what the team has to do', { team: '1' }),
  ],
})
