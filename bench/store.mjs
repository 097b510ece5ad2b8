#!/usr/bin/env node
/**
 * `npm run bench:store [-- --scale 0.1]`: what a store opens all day (lists, filters, searches, a card,
 * stock on a day, the dashboard), asked of the production server by one caller, with 100,000 cards and
 * 1,000,000 movements at scale 1. Needs a build.
 */
import { measurePages, page } from './lib/pages.mjs'
import { RARE_TERM } from './lib/data.mjs'

const DAY = '2025-06-30'
const cards = (name, asked) => page('/stock-cards', `cards, ${name}`, asked)
const movements = (name, asked) => page('/stock-movements', `movements, ${name}`, asked)
const onDay = (name, asked) =>
  page('/stock-on-day', `stock on a day, ${name}`, { day: DAY, ...asked })

await measurePages({
  goalMs: 100,
  worksOf: (scale) => [
    cards('first page', {}),
    cards('page 1000', { page: String(Math.ceil(1000 * scale)) }),
    cards('of a type by name', { 'where[stockType][equals]': '7', sort: 'name' }),
    cards('low on stock', { 'where[isLow][equals]': 'true' }),
    cards('search', { search: RARE_TERM }),
    page('/stock-cards/view/7', 'a card', {}),
    movements('newest', {}),
    movements('of a card', { 'where[stockCard][equals]': '7' }),
    movements('issues of a month', {
      'where[type][equals]': 'out',
      'where[operationDate][greater_than_equal]': '2025-06-01T12:00:00.000Z',
      'where[operationDate][less_than_equal]': '2025-06-30T12:00:00.000Z',
    }),
    onDay('first page', {}),
    onDay('page 500', { page: String(Math.ceil(500 * scale)) }),
    onDay('by name', { q: RARE_TERM }),
    onDay('one card', { card: '7' }),
    page('/dashboard', 'the dashboard', {}),
  ],
})
