#!/usr/bin/env node
/**
 * `npm run migrate:create -- <name>`: Payload writes the migration, then its type imports are marked
 * as such, because this project compiles each file separately (`verbatimModuleSyntax`). Of the
 * snapshots of the schema only the new one is kept: Payload compares with the newest.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const FOLDER = inRoot('src/database/migrations')
const filesLike = (pattern) => readdirSync(FOLDER).filter((file) => pattern.test(file))
const migrations = () => filesLike(/^\d.*\.ts$/)

const known = new Set(migrations())
const { code } = await run({
  command: process.execPath,
  args: [
    inRoot('node_modules/payload/bin.js'),
    'migrate:create',
    ...process.argv.slice(2),
    // Payload would ask whether to write an empty file; those are written by hand (docs/how-to/migration.md).
    '--skip-empty',
  ],
  // Payload wants both to load the configuration; writing a migration connects to nothing.
  env: {
    PAYLOAD_SECRET: 'only-to-load-the-configuration-0123456789',
    DATABASE_URL: 'postgres://localhost:1/none',
    NODE_ENV: 'production',
  },
  live: true,
})

const written = migrations().filter((file) => !known.has(file))
for (const name of written) {
  const file = path.join(FOLDER, name)
  const before = readFileSync(file, 'utf8')
  const after = before
    .replace(/import \{([^}]*)\} from '@payloadcms\/db-postgres'/, (_, names) => {
      const marked = names
        .split(',')
        .map((one) => one.trim().replace(/^(Migrate\w+Args)$/, 'type $1'))
      return `import { ${marked.join(', ')} } from '@payloadcms/db-postgres'`
    })
    // Fresh from the template: they run with a connection, before there is a Payload (`migrate.ts`).
    .replaceAll(/\{ db, payload, req \}: (Migrate\w+Args)/g, "{ db }: Pick<$1, 'db'>")
  if (after !== before) writeFileSync(file, after)
}
for (const name of filesLike(/\.json$/)
  .sort()
  .slice(0, -1))
  rmSync(path.join(FOLDER, name))
if (code === 0 && written.length === 0) {
  console.error(
    'No migration was written: either no table has changed, or the question whether a column or table was renamed got no answer; it can be answered in a terminal.',
  )
  process.exit(1)
}
process.exit(code)
