import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { loadDotEnv } from './dotEnv.mjs'
import { install } from './install.mjs'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'

/**
 * Builds, then runs a Playwright configuration against the built application with the demo data.
 *
 * @param {{ config: string, args?: string[] }} options `config` is a path below the project
 * @returns {Promise<number>} the exit code
 */
export const browserRun = async ({ config, args = [] }) => {
  loadDotEnv()
  await step('Installing dependencies', install)
  await step('Building', build)
  await step('Chromium', ensureChromium)
  const { code } = await run({
    command: process.execPath,
    args: [
      inRoot('node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      inRoot(config),
      ...args,
    ],
    env: { NODE_ENV: undefined, DEMO_DATA: 'on' },
    live: true,
  })
  return code
}
