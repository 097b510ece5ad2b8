#!/usr/bin/env node
/**
 * `npm run bench:import [-- --rows 10000]`: how long a file of new stock cards takes to be read,
 * checked, imported and taken back, how much memory the server takes meanwhile, and how long somebody
 * else waits for a list, on a database of its own. `--built` takes the build that is there.
 */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { build } from '../scripts/lib/build.mjs'
import { step } from '../scripts/lib/step.mjs'
import { startDatabase, startProduct } from './lib/sides.mjs'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    built: { type: 'boolean', default: false },
  },
})
const ROWS = Number(options.rows)
const LIST = '/api/stock-cards?limit=25&sort=name&depth=0'
const SAMPLE_MS = 50
const FIELDS = ['name', 'sku', 'barcode', 'currentPrice', 'taxRate', 'minQuantity']

/** Memory of the process itself, in MB. */
const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const file = () => {
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `Kart ${at};SKU-${at};869${String(at).padStart(10, '0')};${at % 1000},5;20;3`,
  )
  return new File([['Ad;SKU;Barkod;Fiyat;KDV;En az', ...rows].join('\r\n')], 'kartlar.csv')
}

const call = async ({ url, headers }, path, options = {}) => {
  const response = await fetch(`${url}/api/imports${path}`, {
    ...options,
    headers: { ...headers, origin: url, ...options.headers },
  })
  if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`)
  return response.json()
}

const post = (side, path, body = {}) =>
  call(side, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

const until = async (side, id, wanted) => {
  for (;;) {
    const progress = await call(side, `/${id}/progress`)
    if (progress.status === wanted) return progress
    if (progress.status === 'stopped') throw new Error(JSON.stringify(progress))
    await pause(200)
  }
}

/** Runs a step and tells its time, the memory on top, and how long others waited for a list. */
const measure = async (side, name, work) => {
  const before = memoryOf(side.pid)
  let peak = before
  let isOver = false
  const waits = []
  const others = (async () => {
    while (!isOver) {
      const began = performance.now()
      await (await fetch(side.url + LIST, { headers: side.headers })).text()
      waits.push(performance.now() - began)
      peak = Math.max(peak, memoryOf(side.pid))
      await pause(SAMPLE_MS)
    }
  })()
  const began = performance.now()
  const result = await work()
  const seconds = (performance.now() - began) / 1000
  isOver = true
  await others
  waits.sort((one, other) => one - other)
  const at = (share) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(0)
  console.log(
    `| ${name} | ${ROWS} | ${seconds.toFixed(1)} s | ${(peak - before).toFixed(0)} MB | ${at(0.5)} / ${at(0.95)} ms |`,
  )
  return result
}

let code = 0
const stops = []
try {
  if (!options.built) await step('Building', build)
  const database = await step('Starting a PostgreSQL', startDatabase)
  stops.unshift(database.stop)
  const side = await startProduct({ database })
  stops.unshift(side.stop)
  console.log('| step | rows | time | memory on top | others: median / 95 of 100 |')
  console.log('|---|---|---|---|---|')
  const form = new FormData()
  form.set('target', 'stock-cards')
  form.set('file', file())
  const sent = await measure(side, 'read', () =>
    call(side, '/upload', { method: 'POST', body: form }),
  )
  const { id } = sent.import
  const mapping = FIELDS.map((field, index) => ({ index, field }))
  await measure(side, 'check', async () => {
    await post(side, `/${id}/check`, { mapping, mode: 'create', key: null, whole: false })
    return until(side, id, 'checked')
  })
  const done = await measure(side, 'import', async () => {
    await post(side, `/${id}/commit`)
    return until(side, id, 'done')
  })
  if (done.done !== ROWS) throw new Error(JSON.stringify(done))
  await measure(side, 'undo', async () => {
    await post(side, `/${id}/undo`)
    return until(side, id, 'undone')
  })
} catch (error) {
  console.error(error)
  code = 1
} finally {
  for (const stop of stops) await stop()
}
process.exit(code)
