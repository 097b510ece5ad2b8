#!/usr/bin/env node
/** `npm run screenshots`: builds, starts with the demo data, and renews docs/screenshots. */
import { browserRun } from './lib/browserRun.mjs'

process.exit(
  await browserRun({
    config: 'scripts/screenshots/playwright.config.ts',
    args: process.argv.slice(2),
  }),
)
