#!/usr/bin/env node
/**
 * `npm run bench:prices [-- --scale 0.1]`: what stands beside prices, with 100,000 tenders of a million
 * lines at scale 1: the last prices of a customer, the sheet before an approval, the page of a tender,
 * asked of the production server by one caller. One customer has 2 % of all tenders, and each card is in
 * one of 2,000 lines. Needs a build. What the statement of last prices alone takes is in
 * docs/domains/tenders.md.
 */
import { measurePages, page } from './lib/pages.mjs'

const CUSTOMER = 1
const more = `update tenders set company_id = ${CUSTOMER}, branch_id = ${CUSTOMER} where id % 50 = 0`

/** Tenders of `2 + n % 17` lines, of which one in twenty by number is sent (`data.mjs`). */
const tenderOf = (lines, tenders) => {
  for (let n = Math.floor(tenders / 2); n < tenders; n += 1)
    if (2 + (n % 17) === lines && n % 20 === 7) return n
  throw new Error(`No sent tender has ${lines} lines`)
}

const tendersAt = (scale) => Math.max(1_000, Math.round(100_000 * scale))
const cards = (count) => Array.from({ length: count }, (_, at) => 1 + at * 7).join(',')
const prices = (name, asked, goalMs) => page('/api/tenders/last-prices', name, asked, goalMs)

await measurePages({
  goalMs: 30,
  sizesOf: (scale) => ({
    tenders: tendersAt(scale),
    mostLines: 18,
    cards: 2_000,
    movements: 20_000,
  }),
  more,
  worksOf: (scale) => {
    const tender = tenderOf(12, tendersAt(scale))
    return [
      prices('last price of a card, customer of 100 tenders', { company: '7', cards: '8' }, 10),
      prices('last price of a card, customer of 2,000 tenders', { company: '1', cards: '8' }, 10),
      prices('last prices of 100 cards, customer of 100 tenders', {
        ...{ company: '7', cards: cards(100) },
      }),
      prices('last prices of 100 cards, customer of 2,000 tenders', {
        ...{ company: '1', cards: cards(100) },
      }),
      page(`/api/tenders/${tender}/approval-sheet`, 'approval sheet of 12 lines', {}),
      page(`/tenders/view/${tender}`, 'page of a tender of 12 lines', {}, 150),
    ]
  },
})
