#!/usr/bin/env node
/**
 * `npm run bench:endurance [-- --minutes 1 --scale 0.05]`: sixteen callers read and post for ten minutes
 * against a server that gets 1 GB, and the database restarts in the middle. Fails when memory grows,
 * when anything but the restart is answered with 5xx, when it takes more than ten seconds to come back,
 * or when afterwards a row breaks a rule or an acknowledged movement is not there.
 */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { build } from '../scripts/lib/build.mjs'
import { withClient } from '../scripts/lib/database.mjs'
import { step } from '../scripts/lib/step.mjs'
import { invariantsStatement } from '../src/database/invariants/index.ts'
import { residentMb } from './lib/cpu.mjs'
import { fill, sizesOf } from './lib/data.mjs'
import { median } from './lib/load.mjs'
import { startDatabase, startProduct } from './lib/sides.mjs'
import { worksFor } from './works.mjs'

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    scale: { type: 'string', default: '0.2' },
    callers: { type: 'string', default: '16' },
  },
})
const MEMORY_MB = 1024
const BACK_WITHIN_MS = 10_000
/** How much more the last fifth may hold than the second one. */
const GROWTH = 1.15
const MARK = randomUUID()

const ask = (side, agent, { path, method = 'GET', body }) =>
  new Promise((resolve) => {
    const text = body && JSON.stringify({ ...body(), note: MARK })
    const headers = {
      ...side.headers,
      ...(text && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    }
    const sent = request(
      { agent, port: side.port, host: '127.0.0.1', path, method, headers },
      (answer) => {
        answer.resume()
        answer.once('close', () => resolve(answer.statusCode))
      },
    )
    sent.setTimeout(30_000, () => sent.destroy())
    // Not an answer at all.
    sent.once('error', () => resolve(0))
    sent.end(text)
  })

const run = async ({ side, works, until, told }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (Date.now() < until) {
    const work = works[Math.floor(Math.random() * works.length)]
    const status = await ask(side, agent, work)
    told.push({ at: Date.now(), status, isPost: work.method === 'POST' })
    // Whoever is refused does not hammer.
    if (status === 0 || status >= 500) await sleep(100)
  }
  agent.destroy()
}

const sampleMemory = async ({ pid, until }) => {
  const samples = []
  while (Date.now() < until) {
    samples.push(residentMb(pid))
    await sleep(1000)
  }
  return samples
}

const isFailure = ({ status }) => status === 0 || status >= 500

const judge = async ({ told, memory, restartedAt, database }) => {
  const after = told.filter(({ at }) => at >= restartedAt)
  const failures = after.filter(isFailure)
  const lastFailure = Math.max(restartedAt, ...failures.map(({ at }) => at))
  const outside = told.filter((one) => isFailure(one) && one.at < restartedAt)
  const fifth = Math.floor(memory.length / 5)
  const [early, late] = [memory.slice(fifth, fifth * 2), memory.slice(-fifth)].map(median)
  const acknowledged = told.filter(({ status, isPost }) => isPost && status === 201).length
  const unknown = told.filter((one) => one.isPost && isFailure(one)).length
  const { broken, rows } = await withClient(database.url, async (client) => ({
    broken: (await client.query(invariantsStatement())).rows[0].broken,
    rows: (
      await client.query('select count(*)::int as n from stock_movements where note = $1', [MARK])
    ).rows[0].n,
  }))
  const checks = [
    [`${told.length} requests, ${outside.length} failed before the restart`, outside.length === 0],
    [
      `answers again ${lastFailure - restartedAt} ms after the restart (${failures.length} failed)`,
      lastFailure - restartedAt <= BACK_WITHIN_MS,
    ],
    [
      `memory ${early.toFixed(0)} → ${late.toFixed(0)} MB, at most ${Math.max(...memory).toFixed(0)}`,
      late <= early * GROWTH && Math.max(...memory) <= MEMORY_MB,
    ],
    [
      `${acknowledged} movements acknowledged, ${rows} there, ${unknown} of unknown outcome`,
      rows >= acknowledged && rows <= acknowledged + unknown,
    ],
    [`every rule of the data holds${broken ? `: ${JSON.stringify(broken)}` : ''}`, !broken],
  ]
  for (const [text, isGood] of checks) console.log(`  ${isGood ? '✓' : '✗'} ${text}`)
  return checks.every(([, isGood]) => isGood)
}

const ms = Number(options.minutes) * 60_000
const sizes = sizesOf(Number(options.scale))
const stops = []
let isGood = false
try {
  await step('Building', build)
  const database = await step('Starting a PostgreSQL', startDatabase)
  stops.unshift(database.stop)
  await step(`Filling it: ${JSON.stringify(sizes)}`, () => fill({ url: database.url, sizes }))
  // What is left of 1 GB for code, buffers and stacks.
  const side = await startProduct({
    database,
    env: { NODE_OPTIONS: `--max-old-space-size=${Math.round(MEMORY_MB * 0.6)}` },
  })
  stops.unshift(side.stop)
  const works = worksFor(sizes)
  const until = Date.now() + ms
  const told = []
  const callers = Array.from({ length: Number(options.callers) }, () =>
    run({ side, works, until, told }),
  )
  const sampling = sampleMemory({ pid: side.pid, until })
  await sleep(ms / 2)
  const restartedAt = Date.now()
  // A fast shutdown; the embedded server comes back by itself.
  process.kill(database.pid(), 'SIGINT')
  await Promise.all(callers)
  isGood = await judge({ told, memory: await sampling, restartedAt, database })
} catch (error) {
  console.error(error)
} finally {
  for (const stop of stops) await stop()
}
process.exit(isGood ? 0 : 1)
