#!/usr/bin/env node
/**
 * `npm run bench:to-order [-- --scale 0.1]`: what is to be ordered, one page of it, asked of
 * the production server by one caller, with 100,000 cards and 1,000,000 movements at scale 1. Needs a
 * build.
 */
import { parseArgs } from 'node:util'
import { step } from '../scripts/lib/step.mjs'
import { fill, sizesOf } from './lib/data.mjs'
import { load } from './lib/load.mjs'
import { startDatabase, startProduct } from './lib/sides.mjs'

const GOAL_MS = 100

const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '5' },
  },
})
const scale = Number(options.scale)
const sizes = sizesOf(scale, 1_000_000 * scale)
const page = (name, asked) => ({ name, path: `/stock-to-order?${new URLSearchParams(asked)}` })
const works = [
  page('first page', {}),
  page('page 100', { page: String(Math.ceil(100 * scale)) }),
  page('by name', { q: 'parta 42' }),
  page('by type', { type: '7' }),
]

const database = await startDatabase()
try {
  await step(`Filling ${sizes.movements} movements of ${sizes.cards} cards`, () =>
    fill({ url: database.url, sizes }),
  )
  const side = await startProduct({ database })
  for (const work of works) {
    await load({ side, work, callers: 1, ms: 1500 })
    const { medianMs, p99Ms, count } = await load({
      side,
      work,
      callers: 1,
      ms: Number(options.seconds) * 1000,
    })
    const verdict = medianMs < GOAL_MS ? 'reached' : `goal ${GOAL_MS} ms`
    console.log(
      `${work.name}: median ${medianMs.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms (${count}; ${verdict})`,
    )
  }
  await side.stop()
} finally {
  await database.stop()
}
process.exit(0)
