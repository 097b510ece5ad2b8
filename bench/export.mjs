#!/usr/bin/env node
/**
 * `npm run bench:export [-- --rows 100000]`: how long a whole list takes as a file, how much memory the
 * server takes meanwhile, and how long somebody else waits for a list, on a database of its own.
 */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { build } from '../scripts/lib/build.mjs'
import { step } from '../scripts/lib/step.mjs'
import { fill, sizesOf } from './lib/data.mjs'
import { startDatabase, startProduct } from './lib/sides.mjs'

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const ROWS = Number(options.rows)
const COLUMNS =
  'name,sku,barcode,stockType,unit,taxRate,currentPrice,costPrice,averageCost,currentQuantity,availableQuantity,createdAt'
const LIST = '/api/stock-cards?limit=25&sort=name&depth=0'
const SAMPLE_MS = 50

/** Memory of the process itself, in MB. */
const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const take = async ({ url, headers }, search) => {
  const response = await fetch(`${url}/api/stock-cards/export?${search}`, { headers })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  let bytes = 0
  for await (const piece of response.body) bytes += piece.length
  return bytes
}

/** Asks for a page of a list, again and again, until it is told to stop. */
const watchOthers = ({ url, headers }) => {
  let isOver = false
  const times = []
  const done = (async () => {
    while (!isOver) {
      const began = performance.now()
      await (await fetch(url + LIST, { headers })).text()
      times.push(performance.now() - began)
      await pause(SAMPLE_MS)
    }
    return times.sort((one, other) => one - other)
  })()
  return () => {
    isOver = true
    return done
  }
}

const measure = async (side, format) => {
  const before = memoryOf(side.pid)
  let peak = before
  const sampler = setInterval(() => (peak = Math.max(peak, memoryOf(side.pid))), SAMPLE_MS)
  const stopWatching = watchOthers(side)
  const began = performance.now()
  const bytes = await take(side, `format=${format}&columns=${COLUMNS}&sort=name`)
  const seconds = (performance.now() - began) / 1000
  clearInterval(sampler)
  const waits = await stopWatching()
  const slowest = waits.at(-1) ?? 0
  const middle = waits[Math.floor(waits.length / 2)] ?? 0
  console.log(
    `| ${format} | ${ROWS} | ${seconds.toFixed(1)} s | ${(bytes / 1e6).toFixed(1)} MB | ` +
      `${(peak - before).toFixed(0)} MB | ${middle.toFixed(0)} / ${slowest.toFixed(0)} ms |`,
  )
}

let code = 0
const stops = []
try {
  await step('Building', build)
  const database = await step('Starting a PostgreSQL', startDatabase)
  stops.unshift(database.stop)
  const sizes = { ...sizesOf(ROWS / 100_000, ROWS), tenders: 100 }
  await step(`Filling ${sizes.cards} cards`, () => fill({ url: database.url, sizes }))
  const side = await startProduct({ database })
  stops.unshift(side.stop)
  // The first one compiles code.
  await take(side, 'format=csv&where[id][less_than]=2000')
  console.log('| file | rows | time | size | memory on top | others: median / slowest |')
  console.log('|---|---|---|---|---|---|')
  for (const format of ['csv', 'xlsx', 'csv', 'xlsx']) await measure(side, format)
} catch (error) {
  console.error(error)
  code = 1
} finally {
  for (const stop of stops) await stop()
}
process.exit(code)
