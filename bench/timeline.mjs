#!/usr/bin/env node
/**
 * `npm run bench:timeline [-- --scale 0.01]`: the timeline of a customer with 10,000 notes among a
 * million pointers, first and deep pages, asked of the production server by one caller. The notes are
 * there at every scale. Needs a build. What the statement alone takes on this data is in
 * docs/decisions/0081-a-timeline-of-pointers.md.
 */
import { measurePages, page } from './lib/pages.mjs'

const NOTES = 1_000_000
/** Notes of the customer that is asked about; the others have the rest. */
const OWN = 10_000
/** Minutes between two of them: some 19 months, the 9,000th 17 of them ago. */
const STEP = 80

const more = `
  insert into notes (subject, document, company_id, body, author_id, created_at, updated_at)
    select 'companies', c, c, '<p>Not ' || i || '</p>', 1, at, at
    from (select i, case when i <= ${OWN} then 1 else 2 + i % ((select count(*) from companies) - 1) end as c,
        now() - i % ${OWN} * interval '${STEP} minutes' as at
      from generate_series(1, ${NOTES}) i) n;
  select setval('notes_id_seq', ${NOTES})`

const place = (rows) => `${new Date(Date.now() - rows * STEP * 60_000).toISOString()},1`
const timeline = (name, asked) =>
  page('/api/timeline', name, { subject: 'companies', document: '1', ...asked })

await measurePages({
  goalMs: 10,
  more,
  worksOf: () => [
    timeline('first page', {}),
    timeline('after 9,000 rows', { before: place(9_000) }),
    timeline('calls, of which there are none', { kinds: 'call' }),
    timeline('meetings alone', { kinds: 'meeting' }),
  ],
})
