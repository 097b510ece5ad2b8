import path from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/** The same server and browser as the end-to-end tests, with the demo data in it. */
export default defineConfig(base, {
  testDir: import.meta.dirname,
  testMatch: '**/*.shots.ts',
  outputDir: path.resolve(import.meta.dirname, '../../test-results'),
  globalSetup: path.resolve(import.meta.dirname, '../../tests/helpers/e2eSetup.ts'),
  workers: 1,
  use: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
})
