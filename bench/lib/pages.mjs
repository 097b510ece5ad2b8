import { parseArgs } from 'node:util'
import { step } from '../../scripts/lib/step.mjs'
import { fill, sizesOf } from './data.mjs'
import { load } from './load.mjs'
import { countStatements, startDatabase, startProduct } from './sides.mjs'

const WARM_MS = 1500

/** A page by its address; `goalMs` where it has a goal of its own. */
export const page = (path, name, asked, goalMs) => ({
  name,
  goalMs,
  path: `${path}?${new URLSearchParams(asked)}`,
})

/**
 * Asks pages of the production server by one caller, on a database of its own with 100,000 cards and
 * 1,000,000 movements at scale 1, and prints what each took and how many statements
 * the database was sent. Ends the process.
 *
 * @param {object} asked
 * @param {(scale: number) => { name: string; path: string; goalMs?: number }[]} asked.worksOf
 * @param {(scale: number) => Partial<ReturnType<typeof sizesOf>>} [asked.sizesOf] other numbers of rows
 * @param {string} [asked.more] SQL that writes further rows
 * @param {number} asked.goalMs what the median of each is to stay under, unless it says another number
 */
export const measurePages = async ({ worksOf, goalMs, more, sizesOf: ownSizes }) => {
  const { values: options } = parseArgs({
    options: {
      scale: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '5' },
    },
  })
  const scale = Number(options.scale)
  const sizes = { ...sizesOf(scale, 1_000_000 * scale), ...ownSizes?.(scale) }
  const database = await startDatabase()
  try {
    await step(`Filling ${sizes.movements} movements of ${sizes.cards} cards`, () =>
      fill({ url: database.url, sizes, more }),
    )
    const side = await startProduct({ database })
    for (const work of worksOf(scale)) {
      await load({ side, work, callers: 1, ms: WARM_MS })
      await countStatements(database.url)
      const ms = Number(options.seconds) * 1000
      const { medianMs, p95Ms, p99Ms, count } = await load({ side, work, callers: 1, ms })
      const statements = (await countStatements(database.url)) / count
      const goal = work.goalMs ?? goalMs
      const verdict = medianMs < goal ? 'reached' : 'not reached'
      const took = Object.entries({ median: medianMs, p95: p95Ms, p99: p99Ms })
        .map(([name, of]) => `${name} ${of.toFixed(1)} ms`)
        .join(', ')
      console.log(
        `${work.name}: ${took}, ${statements.toFixed(1)} statements (${count}; goal ${goal} ms ${verdict})`,
      )
    }
    await side.stop()
  } finally {
    await database.stop()
  }
  process.exit(0)
}
