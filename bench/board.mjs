#!/usr/bin/env node
/**
 * `npm run bench:board`: the board of tenders, and lists by stage and in the order of related
 * records, with 100,000 tenders, asked of the production server by one caller. Needs a build.
 */
import { measurePages, page } from './lib/pages.mjs'

/** Customers have ten owners, one in ten has none. */
const more = `
  insert into users (name, email, role_id, status)
    select 'Kişi ' || i, 'kisi' || i || '@example.com', (select role_id from users limit 1), 'active'
    from generate_series(1, 9) i;
  update companies set owner_id = (select max(id) from users) - id % 10 where id % 10 < 9`

await measurePages({
  goalMs: 150,
  more,
  sizesOf: () => ({ tenders: 100_000, cards: 2_000, movements: 20_000 }),
  worksOf: () => [
    page('/tenders/board', 'the board', {}),
    page('/tenders/board', 'the board of one owner', { mine: '1' }),
    page('/api/tenders', 'the list of sent tenders', {
      'where[stage][equals]': 'sent',
      sort: '-id',
      limit: '25',
      depth: '0',
    }),
    page('/api/tenders', 'the list of lost tenders', {
      'where[stage][equals]': 'lost',
      sort: '-id',
      limit: '25',
      depth: '0',
    }),
    page('/tenders', 'the page of the list', {}),
    page('/tenders', 'the same by customer', { sort: 'company.name' }),
    page('/tenders', 'the same by who is responsible for the customer', {
      sort: 'company.owner.name',
    }),
  ],
})
