#!/usr/bin/env node
/**
 * `npm run bench:api [-- --scale 0.01 --seconds 1 --rounds 1 --only W1,W4]`: what the API answers a
 * second beside a hand-written floor, both in one run and in turns, on a database of its own: 100,000
 * cards, 50,000 tenders, 500,000 movements. Takes some eight minutes; run it on a quiet machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from '../scripts/lib/build.mjs'
import { inRoot } from '../scripts/lib/paths.mjs'
import { step } from '../scripts/lib/step.mjs'
import { cpuSeconds } from './lib/cpu.mjs'
import { fill, sizesOf } from './lib/data.mjs'
import { askOnce, load, median } from './lib/load.mjs'
import { countStatements, startDatabase, startFloor, startProduct, withKeys } from './lib/sides.mjs'
import { printTable } from './lib/table.mjs'
import { worksFor } from './works.mjs'

const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    out: { type: 'string', default: inRoot('bench/results/api.json') },
  },
})
const CALLERS = [1, 16]
/** Requests whose statements are counted. */
const COUNTED = 40

const idsOf = ({ docs, items, id }) => (docs ?? [{ id }, ...items]).map((row) => row.id)

/** All answer the same rows in the same order, or there is nothing to compare. */
const compare = async (sides, work) => {
  if (work.method) return
  const answers = await Promise.all(sides.map((side) => askOnce(side, work)))
  const [ours, withKey, theirs] = answers
  const [one, key, other] = answers.map(({ json }) => JSON.stringify(idsOf(json)))
  if (one !== other) throw new Error(`${work.name}: the product says ${one}, the floor ${other}`)
  if (one !== key || ours.bytes !== withKey.bytes)
    throw new Error(`${work.name}: a key is answered otherwise than a session`)
  if (theirs.json.totalDocs !== undefined && theirs.json.totalDocs !== ours.json.totalDocs)
    throw new Error(`${work.name}: totals differ`)
}

/** One slice, with the processor time a request took on each side of the socket to PostgreSQL. */
const slice = async ({ side, database, ...asked }) => {
  const before = [cpuSeconds(side.pid), cpuSeconds(database.pid())]
  const told = await load({ side, ...asked })
  const [app, postgres] = [cpuSeconds(side.pid) - before[0], cpuSeconds(database.pid()) - before[1]]
  const perRequest = (seconds) => (seconds * 1000) / told.count
  return { ...told, appCpuMs: perRequest(app), postgresCpuMs: perRequest(postgres) }
}

const FIGURES = ['perSecond', 'medianMs', 'p99Ms', 'appCpuMs', 'postgresCpuMs']
const middle = (slices) =>
  Object.fromEntries(FIGURES.map((name) => [name, median(slices.map((one) => one[name]))]))

const measure = async ({ sides, database, work, callers }) => {
  const slices = Object.fromEntries(sides.map(({ name }) => [name, []]))
  const ms = Number(options.seconds) * 1000
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const side of sides)
      slices[side.name].push(await slice({ side, database, work, callers, ms }))
  return Object.fromEntries(sides.map(({ name }) => [name, middle(slices[name])]))
}

const statementsOf = async ({ side, database, work }) => {
  await countStatements(database.url)
  await load({ side, work, callers: 1, count: COUNTED })
  return (await countStatements(database.url)) / COUNTED
}

const measureAll = async ({ sides, database, works }) => {
  const results = []
  for (const work of works) {
    await compare(sides, work)
    // The first requests compile code and plans.
    for (const side of sides) await load({ side, work, callers: 4, ms: 2000 })
    const { name, what, path } = work
    const result = { name, what, path, statements: {}, callers: {} }
    for (const side of sides)
      result.statements[side.name] = await statementsOf({ side, database, work })
    for (const callers of CALLERS)
      result.callers[callers] = await measure({ sides, database, work, callers })
    results.push(result)
    console.log(`  ✓ ${name} ${what}`)
  }
  return results
}

const sizes = sizesOf(Number(options.scale))
const stops = []
let code = 0
try {
  await step('Building', build)
  const database = await step('Starting a PostgreSQL', startDatabase)
  stops.unshift(database.stop)
  await step(`Filling it: ${JSON.stringify(sizes)}`, () => fill({ url: database.url, sizes }))
  const product = await startProduct({ database })
  stops.unshift(product.stop)
  const floor = await startFloor({ database })
  stops.unshift(floor.stop)
  const keys = await withKeys({ product, database, callers: Math.max(...CALLERS) })
  const sides = [product, keys, floor]
  const wanted = options.only?.split(',')
  const works = worksFor(sizes).filter(({ name }) => wanted?.includes(name) ?? true)
  const results = await measureAll({ sides, database, works })
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${platform()} ${arch()}, Node ${process.version}`
  const at = new Date().toISOString()
  mkdirSync(inRoot('bench/results'), { recursive: true })
  writeFileSync(options.out, JSON.stringify({ at, machine, sizes, options, results }, null, 2))
  console.log(`\n${at}, ${machine}`)
  printTable({ results, works })
  console.log(`\nKept in ${options.out}`)
} catch (error) {
  console.error(error)
  code = 1
} finally {
  for (const stop of stops) await stop()
}
process.exit(code)
