import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readDisks } from '@/lib/disks'
import { showPool } from '@/lib/resources'
import { createMetrics } from './metrics'

const read = (name: string) => readFileSync(new URL(`../../ops/${name}`, import.meta.url), 'utf8')

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

/**
 * The expressions of alerting rules: the text after `expr:` on its line, or the more deeply
 * indented lines below.
 */
const rulesIn = (text: string): string[] =>
  [...text.matchAll(/^( +)expr: (?:>-\n((?:\1 +.*\n)+)|(.*)\n)/gm)].map(
    ([, , below, beside]) => below ?? beside ?? '',
  )

/** The names of metrics in an expression: what is left without labels, durations and keywords. */
const metricsIn = (expression: string): string[] =>
  expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ')
    .match(/\b[a-z]\w*\b(?!\s*\()/g)
    ?.filter((word) => !['or', 'and', 'unless', 'le', 'up'].includes(word)) ?? []

it('alerts and dashboard name metrics that the program prints', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'watching-'))
  const { registry, count } = createMetrics(
    dir,
    () => readDisks({ data: dir, backups: undefined }),
    { eventLog: () => Promise.resolve(0), archive: () => Promise.resolve(0) },
  )
  showPool('database_connections', { idleCount: 1, totalCount: 2, waitingCount: 0 })
  const answered = {
    id: '',
    method: 'GET',
    path: '',
    route: 'page',
    seconds: 0.01,
    isStream: false,
  }
  for (const status of [200, 503]) count({ ...answered, status })
  const printed = await registry.metrics()
  rmSync(dir, { recursive: true })

  const rules = rulesIn(read('alerts.yml'))
  expect(rules).toHaveLength([...read('alerts.yml').matchAll(/- alert:/g)].length)
  const { panels } = JSON.parse(read('dashboard.json')) as Dashboard
  const drawn = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const names = new Set([...rules, ...drawn].flatMap(metricsIn))
  expect(names.size).toBeGreaterThan(8)
  for (const name of names) expect(printed, name).toMatch(new RegExp(`^${name}[{ ]`, 'm'))
  for (const label of ['status="5xx"', 'method="GET"', 'state="waiting"', 'le="'])
    expect(printed).toContain(label)
})
