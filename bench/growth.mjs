#!/usr/bin/env node
/**
 * `npm run bench:growth [-- --sizes 100000,300000,1000000]`: the same questions as bench:api while the
 * ledger grows. Every line should stay flat; W6 counts all rows, or shows that it no longer does.
 */
import { parseArgs } from 'node:util'
import { build } from '../scripts/lib/build.mjs'
import { step } from '../scripts/lib/step.mjs'
import { fill, sizesOf } from './lib/data.mjs'
import { load } from './lib/load.mjs'
import { startDatabase, startProduct } from './lib/sides.mjs'
import { worksFor } from './works.mjs'

const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    sizes: { type: 'string', default: '100000,300000,1000000' },
    seconds: { type: 'string', default: '4' },
  },
})

/** Median and slowest hundredth of each question, in milliseconds, with one caller. */
const measure = async (movements) => {
  const sizes = sizesOf(Number(options.scale), movements)
  const database = await startDatabase()
  try {
    await step(`Filling ${sizes.movements} movements`, () => fill({ url: database.url, sizes }))
    const side = await startProduct({ database })
    const told = {}
    for (const work of worksFor(sizes)) {
      await load({ side, work, callers: 1, ms: 2000 })
      told[work.name] = await load({ side, work, callers: 1, ms: Number(options.seconds) * 1000 })
    }
    await side.stop()
    return told
  } finally {
    await database.stop()
  }
}

await step('Building', build)
const measured = new Map()
for (const size of options.sizes.split(',').map(Number)) measured.set(size, await measure(size))
const sizes = [...measured.keys()]
console.log(`\nmedian / p99 in ms with one caller, by movements`)
console.log(`| work | ${sizes.join(' | ')} |\n|---|${sizes.map(() => '---|').join('')}`)
for (const { name, what } of worksFor(sizesOf(Number(options.scale)))) {
  const cells = sizes.map((size) => {
    const { medianMs, p99Ms } = measured.get(size)[name]
    return `${medianMs.toFixed(1)} / ${p99Ms.toFixed(1)}`
  })
  console.log(`| ${name} ${what} | ${cells.join(' | ')} |`)
}
process.exit(0)
