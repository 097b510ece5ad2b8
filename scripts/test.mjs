#!/usr/bin/env node
/**
 * `npm test` runs what CI runs; `npm test -- unit int` only those steps. Ends with one line,
 * "N passed, N failed": a step counts as one, and so does every test in it. Before it stands how long
 * each step, file and the slowest tests took, and what failed.
 */
import { loadDotEnv } from './lib/dotEnv.mjs'
import { explain } from './lib/failure.mjs'
import { install } from './lib/install.mjs'
import { requireNode } from './lib/requireNode.mjs'
import { handleSignals, shutdown, shuttingDown } from './lib/shutdown.mjs'
import { duration, step } from './lib/step.mjs'
import { failuresOf, reportOf, verdictOn } from './lib/testReport.mjs'
import { STAGES } from './lib/testSteps.mjs'

const wanted = process.argv.slice(2)
const total = { passed: 0, failed: 0 }
const done = []

const runStep = async ({ title, run }) => {
  const started = Date.now()
  const { code, output, shown, passed = 0, failed = 0, times, files } = await run()
  const ms = Date.now() - started
  const ok = code === 0
  total.passed += passed + (ok ? 1 : 0)
  total.failed += failed + (ok ? 0 : 1)
  done.push({ title, ms, ok, output, times, files })
  if (!ok && !shown) console.log(output.trimEnd())
  const counts = times ? ` (${passed} passed, ${failed} failed)` : ''
  console.log(`  ${ok ? '✓' : '✗'} ${title}${counts} ${duration(ms)}`)
}

const isWanted = ({ name, needs }) =>
  wanted.length === 0 || wanted.includes(name) || wanted.includes(needs)

const runLane = async (lane) => {
  for (const one of lane.filter(isWanted)) await runStep(one)
}

const main = async () => {
  const started = Date.now()
  requireNode()
  const names = STAGES.flat(2).map(({ name }) => name)
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new Error(`no step is called ${unknown.join(', ')}; there are ${names.join(', ')}`)
  }
  loadDotEnv()
  await step('Installing dependencies', install)
  for (const stage of STAGES) await Promise.all(stage.map(runLane))
  const took = Date.now() - started
  console.log(`\n${reportOf(done).join('\n')}`)
  console.log(`\n${wanted.length === 0 ? verdictOn(took) : `Took ${duration(took)}.`}`)
  for (const line of failuresOf(done)) console.log(line)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  await shutdown(total.failed === 0 ? 0 : 1)
}

handleSignals()
main().catch(async (error) => {
  if (shuttingDown()) return
  console.error(`\n${explain({ what: 'testing', error }).message}\n`)
  console.log(`${total.passed} passed, ${total.failed + 1} failed`)
  await shutdown(1)
})
