#!/usr/bin/env node
/**
 * `npm run bench:today [-- --scale 0.1]`: *Bugün* with 100,000 tenders at scale 1 and 200,000 actions,
 * of one person and of the team, asked of the production server by one caller. The actions are there at every scale: one in fifty is open, a tenth
 * of the open ones is the caller's. Tenders belong to ten people, one of them passive since lately; one
 * in four hundred is accepted and not approved, a third of those that were sent is silent for two weeks;
 * meetings of the last month have no outcome. Needs a build.
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
  select setval('actions_id_seq', ${ACTIONS});
  update users set status = 'passive' where id = (select max(id) from users);
  update tenders t set
      owner_id = case when p.id = p.passive and t.status in ('draft', 'sent', 'approved') and t.id % 50 > 0
        then 1 else p.id end,
      updated_at = case when t.status = 'sent' and t.id % 3 > 0 then now() else t.created_at end,
      accepted_at = case when t.status = 'sent' and t.id % 400 = 7 then t.created_at + interval '1 day' end,
      stage = case when t.status = 'sent' and t.id % 400 = 7 then 'accepted' else t.stage end
    from (select i.id as tender, max(u.id) as passive,
        case when i.id % 10 = 0 then 1 else max(u.id) - i.id % 9 end as id
      from tenders i cross join users u group by i.id) p
    where p.tender = t.id;
  update meets set status = 'held' where starts_at < now() - interval '30 days'`

await measurePages({
  goalMs: 30,
  sizesOf: (scale) => ({ tenders: 100_000 * scale, cards: 20_000, movements: 100_000 }),
  more,
  worksOf: () => [
    page('/api/today', 'what one person has to do', {}),
    page('/api/today', 'what the team has to do', { team: '1' }),
  ],
})
