#!/usr/bin/env node
/**
 * `npm run bench:interface`: how fast the interface answers in a production build with the demo
 * data. Prints medians; bench/README.md has the last measured figures and their targets.
 */
import { browserRun } from '../scripts/lib/browserRun.mjs'

process.exit(
  await browserRun({ config: 'bench/playwright.config.ts', args: process.argv.slice(2) }),
)
