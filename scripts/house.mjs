#!/usr/bin/env node
/**
 * `npm run house` prints how the sources are built: what is counted, now, and the target.
 * `npm run house -- crumbs` (or readers, plain, pairs, folders) lists what a measure counts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import {
  crumbsOf,
  fullestFolders,
  measure,
  plainComponents,
  readersInApp,
  twoWayPairs,
  usersOf,
} from './lib/house.mjs'
import { inRoot } from './lib/paths.mjs'
import { importsOf, readSources } from './lib/sources.mjs'

const sources = readSources(inRoot('src'))
const imports = importsOf(sources)
const users = usersOf(imports)

const LISTS = {
  crumbs: () => crumbsOf(sources, users),
  readers: () => readersInApp(sources),
  plain: () => plainComponents(sources, users),
  pairs: () => ['domain', 'operations'].flatMap((layer) => twoWayPairs(imports, layer)),
  folders: () =>
    fullestFolders(sources)
      .slice(0, 20)
      .map(([folder, files]) => `${String(files).padStart(3)}  ${folder}`),
}

const printTable = () => {
  const snapshots = readdirSync(inRoot('src/database/migrations'))
    .filter((file) => file.endsWith('.json'))
    .map(
      (file) =>
        readFileSync(inRoot('src/database/migrations', file), 'utf8').split('\n').length - 1,
    )
  const rows = measure(sources, snapshots)
  const [names, now] = ['name', 'now'].map((key) => Math.max(...rows.map((row) => row[key].length)))
  for (const row of rows) {
    const sign = row.met ? '✓' : '·'
    console.log(`${sign} ${row.name.padEnd(names)}  ${row.now.padEnd(now)}  ${row.target}`)
  }
}

const [wanted] = process.argv.slice(2)
if (!wanted) printTable()
else if (wanted in LISTS) console.log(LISTS[wanted]().join('\n'))
else {
  console.error(`No list is called ${wanted}; there are ${Object.keys(LISTS).join(', ')}.`)
  process.exitCode = 1
}
