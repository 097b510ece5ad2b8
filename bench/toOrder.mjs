#!/usr/bin/env node
/**
 * `npm run bench:to-order [-- --scale 0.1]`: what is to be ordered, one page of it, asked of
 * the production server by one caller, with 100,000 cards and 1,000,000 movements at scale 1. Needs a
 * build.
 */
import { measurePages, page } from './lib/pages.mjs'

const toOrder = (name, asked) => page('/stock-to-order', name, asked)

await measurePages({
  goalMs: 100,
  worksOf: (scale) => [
    toOrder('first page', {}),
    toOrder('page 100', { page: String(Math.ceil(100 * scale)) }),
    toOrder('by name', { q: 'parta 42' }),
    toOrder('by type', { type: '7' }),
  ],
})
