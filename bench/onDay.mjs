#!/usr/bin/env node
/**
 * `npm run bench:on-day [-- --scale 0.1]`: stock on a day, one page of all cards and one card, asked of
 * the production server by one caller, with 100,000 cards and 1,000,000 movements at scale 1. Needs a
 * build.
 */
import { measurePages, page } from './lib/pages.mjs'

const DAY = '2025-06-30'
const onDay = (name, asked) => page('/stock-on-day', name, { day: DAY, ...asked })

await measurePages({
  goalMs: 100,
  worksOf: (scale) => [
    onDay('all cards, first page', {}),
    onDay('all cards, page 500', { page: String(Math.ceil(500 * scale)) }),
    onDay('by name', { q: 'parta 42' }),
    onDay('one card', { card: '7' }),
  ],
})
