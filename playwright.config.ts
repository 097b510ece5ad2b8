import { execFileSync } from 'node:child_process'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'

/** Chosen once by the main process; workers load this file again and inherit it. */
process.env.E2E_PORT ??= execFileSync(process.execPath, [
  '-e',
  'const s=require("net").createServer().listen(0,()=>{console.log(s.address().port);s.close()})',
])
  .toString()
  .trim()

const baseURL = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.@(e2e|spec).ts',
  outputDir: 'test-results',
  globalSetup: './tests/helpers/e2eSetup.ts',
  // One more than the cores the budget counts with: while one waits for a page, another works.
  workers: 3,
  // Against tests that hang. A machine that others share takes three times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when tried again is a defect of the product or of the test.
  retries: 0,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Nobody waits for what glides; `motion.e2e.ts` looks at that.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      // Nobody looks: a fifteenth less of the browser's processor time.
      args: ['--no-sandbox', '--disable-gpu', '--disable-lcd-text', '--num-raster-threads=1'],
    },
  },
  projects: [{ name: 'chromium' }],
})
