#!/usr/bin/env node
/**
 * `npm run bench:webhooks [-- --events 200 --endpoints 50 --down 10 --rate 2]`: each event is sent to
 * fifty endpoints, of which ten are down: refused, silent, or answered with 500. Prints when the others
 * got theirs, what the server's memory was, and what processor time a delivery took. Fails when one of
 * them got an event never, or twice, when half of the deliveries took longer than three seconds, or when
 * memory grows.
 */
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { allScopes } from '../src/access/roles/scopes.ts'
import { build } from '../scripts/lib/build.mjs'
import { freePort } from '../scripts/lib/freePort.mjs'
import { withClient } from '../scripts/lib/database.mjs'
import { step } from '../scripts/lib/step.mjs'
import { cpuSeconds, residentMb } from './lib/cpu.mjs'
import { median } from './lib/load.mjs'
import { startDatabase, startProduct } from './lib/sides.mjs'

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '200' },
    endpoints: { type: 'string', default: '50' },
    down: { type: 'string', default: '10' },
    rate: { type: 'string', default: '2' },
  },
})
const [EVENTS, ENDPOINTS, DOWN, RATE] = ['events', 'endpoints', 'down', 'rate'].map((name) =>
  Number(values[name]),
)
/** Half of what goes to the others has arrived by then. */
const WANTED_MEDIAN_MS = 3_000
/** How much more the last fifth may hold than the second one. */
const GROWTH = 1.15
/** What came to each endpoint: the ids of events with their delay. */
const arrivals = Array.from({ length: ENDPOINTS }, () => [])
const probes = new Array(ENDPOINTS).fill(0)
const WAYS = ['refused', 'silent', 'failing']
const wayOf = (at) => (at < DOWN ? WAYS[at % WAYS.length] : 'well')

const startReceiver = async () => {
  const server = http.createServer((request, response) => {
    const at = Number(request.url.slice(1))
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const way = wayOf(at)
      if (way !== 'well') probes[at] += 1
      if (way === 'silent') return
      if (way === 'failing') return void response.writeHead(500).end()
      const event = JSON.parse(body)
      const delay = Date.now() - Date.parse(event.timestamp)
      arrivals[at].push({ id: Number(event.id.slice(4)), delay })
      response.end()
    })
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return { port: server.address().port, stop: () => (server.closeAllConnections(), server.close()) }
}

const post = async (product, path, body) => {
  const answer = await fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: { ...product.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const makeEndpoints = async (product, receiver) => {
  const closed = await freePort()
  const { doc } = await post(product, '/api-clients', {
    name: 'Bench',
    role: 1,
    scopes: allScopes(),
  })
  for (let at = 0; at < ENDPOINTS; at += 1) {
    const port = wayOf(at) === 'refused' ? closed : receiver.port
    await post(product, '/webhooks', {
      name: `Endpoint ${at}`,
      url: `http://127.0.0.1:${port}/${at}`,
      client: doc.id,
      types: ['stock_type.created'],
    })
  }
}

/** Writes events one after the other, as many a second as are wanted. */
const writeEvents = (url) =>
  withClient(url, async (client) => {
    const begin = performance.now()
    for (let made = 0; made < EVENTS; made += 1) {
      await client.query(`insert into stock_types (name) values ('T ' || gen_random_uuid())`)
      const ahead = ((made + 1) / RATE) * 1000 - (performance.now() - begin)
      if (ahead > 0) await sleep(ahead)
    }
  })

const sampleMemory = async (pid, state) => {
  const samples = []
  while (!state.isOver) {
    samples.push(residentMb(pid))
    await sleep(1000)
  }
  return samples
}

/** Until all of the others have everything, or nothing has come for a minute. */
const waitForOthers = async () => {
  const wanted = EVENTS * (ENDPOINTS - DOWN)
  const countAll = () => arrivals.reduce((sum, { length }) => sum + length, 0)
  let [last, since] = [countAll(), Date.now()]
  while (countAll() < wanted && Date.now() - since < 60_000) {
    await sleep(500)
    if (countAll() !== last) [last, since] = [countAll(), Date.now()]
  }
}

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** Processor seconds so far: of the product, of PostgreSQL, and of the receivers and the writer of events. */
const timesOf = (product, database) => {
  const { user, system } = process.cpuUsage()
  return {
    application: cpuSeconds(product.pid),
    PostgreSQL: cpuSeconds(database.pid()),
    receivers: (user + system) / 1e6,
  }
}

const judge = ({ memory, seconds, times }) => {
  const well = arrivals.filter((_, at) => wayOf(at) === 'well')
  const delays = well
    .flat()
    .map(({ delay }) => delay)
    .sort((one, other) => one - other)
  const whole = well.filter(
    (got) => got.length === EVENTS && new Set(got.map(({ id }) => id)).size === EVENTS,
  )
  const fifth = Math.floor(memory.length / 5)
  const [early, late] = [memory.slice(fifth, fifth * 2), memory.slice(-fifth)].map(median)
  const middle = percentile(delays, 0.5)
  const most = Math.max(...probes)
  const checks = [
    [
      `${whole.length} of ${well.length} endpoints got all ${EVENTS} events, once each`,
      whole.length === well.length,
    ],
    [
      `${delays.length} deliveries in ${seconds.toFixed(0)} s; delay: median ${middle} ms, 99 % ${percentile(delays, 0.99)} ms, at most ${delays.at(-1)} ms`,
      middle <= WANTED_MEDIAN_MS,
    ],
    [`at most ${most} attempts to one that is down`, most < EVENTS / 4],
    [
      `memory ${early.toFixed(0)} → ${late.toFixed(0)} MB, at most ${Math.max(...memory).toFixed(0)}`,
      late <= early * GROWTH,
    ],
  ]
  for (const [text, isGood] of checks) console.log(`  ${isGood ? '✓' : '✗'} ${text}`)
  const each = Object.entries(times).map(
    ([name, spent]) => `${name} ${((spent / delays.length) * 1000).toFixed(2)} ms`,
  )
  console.log(`    processor time a delivery: ${each.join(', ')}`)
  return checks.every(([, isGood]) => isGood)
}

const stops = []
let isGood = false
try {
  await step('Building', build)
  const database = await step('Starting a PostgreSQL', startDatabase)
  stops.unshift(database.stop)
  const product = await startProduct({ database, env: { WEBHOOK_NETWORKS: '127.0.0.0/8' } })
  stops.unshift(product.stop)
  const receiver = await startReceiver()
  stops.unshift(receiver.stop)
  await step(`Making ${ENDPOINTS} endpoints, ${DOWN} of them down`, () =>
    makeEndpoints(product, receiver),
  )
  const state = { isOver: false }
  const sampling = sampleMemory(product.pid, state)
  const begin = performance.now()
  const before = timesOf(product, database)
  await step(`Writing ${EVENTS} events, ${RATE} a second`, () => writeEvents(database.url))
  await step('Waiting for the others', waitForOthers)
  state.isOver = true
  const seconds = (performance.now() - begin) / 1000
  const after = timesOf(product, database)
  const times = Object.fromEntries(
    Object.entries(after).map(([name, spent]) => [name, spent - before[name]]),
  )
  isGood = judge({ memory: await sampling, seconds, times })
} catch (error) {
  console.error(error)
} finally {
  for (const stop of stops) await stop()
}
process.exit(isGood ? 0 : 1)
