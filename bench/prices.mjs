#!/usr/bin/env node
/**
 * `npm run bench:prices [-- --scale 0.1]`: what stands beside prices, with 100,000 tenders of a million
 * lines at scale 1: the last prices of a customer, the sheet before an approval, the page of a tender,
 * asked of the production server by one caller. One customer has 2 % of all tenders, and each card is in
 * one of 2,000 lines. Needs a build. What the statement of last prices alone takes is in
 * docs/domains/tenders.md.
 */
import { sizesOf } from './lib/data.mjs'
import { measurePages, page } from './lib/pages.mjs'

const CARDS = 2_000
/** Has 2 % of all tenders, half of them sent. */
const CUSTOMER = 1
/** Has as many tenders as most, all of them sent. */
const OTHER = 9
const more = `update tenders set company_id = ${CUSTOMER}, branch_id = ${CUSTOMER} where id % 50 = 0`

/** Tenders of `2 + n % 17` lines, of which one in twenty by number is sent (`data.mjs`). */
const tenderOf = (lines, tenders) => {
  for (let n = Math.floor(tenders / 2); n < tenders; n += 1)
    if (2 + (n % 17) === lines && n % 20 === 7) return n
  throw new Error(`No sent tender has ${lines} lines`)
}

const tendersAt = (scale) => Math.max(1_000, Math.round(100_000 * scale))

/** The card of a line (`data.mjs`). */
const cardOf = (tender, line) => 1 + ((tender * 7_919 + line * 104_729) % CARDS)

/** Cards that tenders have, `count` at most; each tender is `step` after the one before. */
const cardsOf = ({ first, step, count }, tenders) => {
  const cards = new Set()
  for (let tender = first; tender <= tenders; tender += step)
    for (let line = 1; line <= 2 + (tender % 17); line += 1)
      if (cards.size < count) cards.add(cardOf(tender, line))
  return [...cards].join(',')
}
const prices = (name, asked, goalMs) => page('/api/tenders/last-prices', name, asked, goalMs)

await measurePages({
  goalMs: 30,
  sizesOf: (scale) => ({
    tenders: tendersAt(scale),
    mostLines: 18,
    cards: CARDS,
    movements: 20_000,
  }),
  more,
  worksOf: (scale) => {
    const tenders = tendersAt(scale)
    const tender = tenderOf(12, tenders)
    const ofBoth = (name, count, goalMs) =>
      [
        { company: OTHER, of: '100', first: OTHER - 1, step: sizesOf(scale).companies },
        { company: CUSTOMER, of: '2,000', first: 10, step: 100 },
      ].map(({ company, of, ...sent }) =>
        prices(
          `${name}, customer of ${of} tenders`,
          { company, cards: cardsOf({ ...sent, count }, tenders) },
          goalMs,
        ),
      )
    return [
      ...ofBoth('last price of a card', 1, 10),
      ...ofBoth('last prices of 100 cards', 100),
      page(`/api/tenders/${tender}/approval-sheet`, 'approval sheet of 12 lines', {}),
      page(`/tenders/view/${tender}`, 'page of a tender of 12 lines', {}, 150),
    ]
  },
})
