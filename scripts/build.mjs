#!/usr/bin/env node
import { build } from './lib/build.mjs'
import { loadDotEnv } from './lib/dotEnv.mjs'
import { explain } from './lib/failure.mjs'
import { step } from './lib/step.mjs'

loadDotEnv()
step('Building', build).catch((error) => {
  console.error(`\n${explain({ what: 'building', error }).message}\n`)
  process.exit(1)
})
