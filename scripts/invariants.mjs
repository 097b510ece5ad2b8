#!/usr/bin/env node
/**
 * `npm run invariants`: asks the database of DATABASE_URL, or the embedded one, for every row that
 * breaks a rule of the data. Reads only; exit code 1 when there is any.
 */
import { resolve } from 'node:path'
import { requireDatabase, withClient } from './lib/database.mjs'
import { loadDotEnv } from './lib/dotEnv.mjs'
import { openEmbeddedForReading } from './lib/embeddedForReading.mjs'
import { explain } from './lib/failure.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'

const loadRules = async () => {
  const { tsImport } = await import('tsx/esm/api')
  return tsImport(inRoot('src/database/invariants/index.ts'), import.meta.url)
}

const open = async () => {
  const url = process.env.DATABASE_URL?.trim()
  if (!url) return openEmbeddedForReading(resolve(ROOT, process.env.DATA_DIR?.trim() || '.data'))
  await requireDatabase(url)
  return { url, close: async () => {} }
}

const askFor = (url, statement) =>
  withClient(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only')
    const { rows } = await client.query(statement)
    return rows[0]?.broken ?? {}
  })

const main = async () => {
  loadDotEnv()
  const { INVARIANTS, invariantsStatement } = await loadRules()
  const { url, close } = await open()
  try {
    const broken = Object.entries(await askFor(url, invariantsStatement()))
    for (const [name, rows] of broken) {
      console.log(`✗ ${name}`)
      for (const row of rows) console.log(`    ${JSON.stringify(row)}`)
    }
    console.log(`${INVARIANTS.length - broken.length} rules hold, ${broken.length} broken`)
    return broken.length > 0 ? 1 : 0
  } finally {
    await close()
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(`\n${explain({ what: 'asking the database', error }).message}\n`)
    process.exit(1)
  },
)
