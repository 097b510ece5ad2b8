#!/usr/bin/env node
/**
 * `npm run generate` writes `src/payload-types.ts` and the import map from the configuration, and
 * what of the docs the source says (a spec compares those);
 * `--check` only says whether the committed ones are up to date.
 */
import { run } from './lib/run.mjs'

const { code } = await run({
  command: process.execPath,
  args: ['--import', 'tsx', 'scripts/generate.ts', ...process.argv.slice(2)],
  env: { NODE_ENV: 'production' },
  live: true,
})
process.exit(code)
