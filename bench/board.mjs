#!/usr/bin/env node
/**
 * `npm run bench:board`: the board of tenders and the list filtered by stage, with 100,000 tenders,
 * asked of the production server by one caller. Needs a build.
 */
import { measurePages, page } from './lib/pages.mjs'

await measurePages({
  goalMs: 150,
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
  ],
})
