#!/usr/bin/env node
/**
 * `npm run build`: builds for production what `npm start` serves. With `--release` also installs the
 * packages before, and compiles the programs that a checkout compiles when it starts them.
 */
import path from 'node:path'
import { build } from './lib/build.mjs'
import { compile } from './lib/compile.mjs'
import { loadDotEnv } from './lib/dotEnv.mjs'
import { explain, Failure } from './lib/failure.mjs'
import { install } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { PROGRAMS_FOLDER } from './lib/release.mjs'
import { step } from './lib/step.mjs'

const PROGRAMS = ['bootstrap', 'backups']

const buildRelease = async () => {
  await step('Installing dependencies', install)
  await step('Building', build)
  for (const name of PROGRAMS)
    await compile({
      entry: `scripts/${name}.ts`,
      outfile: inRoot(path.join(PROGRAMS_FOLDER, `${name}.mjs`)),
    })
}

const main = async () => {
  const [given, ...more] = process.argv.slice(2)
  if (more.length > 0 || (given && given !== '--release'))
    throw new Failure(`Unknown argument: ${more[0] ?? given}. Nothing was built.`)
  loadDotEnv()
  await (given ? buildRelease() : step('Building', build))
}

main().catch((error) => {
  console.error(`\n${explain({ what: 'building', error }).message}\n`)
  process.exit(1)
})
