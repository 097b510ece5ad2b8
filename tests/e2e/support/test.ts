import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { isHydrated } from './isHydrated'

export { expect } from '@playwright/test'
export type {
  APIRequestContext,
  BrowserContext,
  Locator,
  Page,
  Request,
  Route,
} from '@playwright/test'

type Options = {
  /**
   * Uses a browser context of its own: for a test that sets the clock, the locale or the network.
   */
  isolated: boolean
}
type Workers = { warm: BrowserContext }

/** Storage of a browser in addition to cookies, cleared before each test. */
const KEPT = 'local_storage,indexeddb,cache_storage,service_workers'

/** A mocked clock cannot be removed from a browser context: tests that set one need their own. */
const keepClock = ({ clock }: BrowserContext) => {
  const refuse = () =>
    Promise.reject(new Error('Say test.use({ isolated: true }) for a test that sets the clock.'))
  Object.assign(clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse })
}

const forget = async (context: BrowserContext) => {
  await Promise.all(context.pages().map((page) => page.close()))
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    context.setExtraHTTPHeaders({}),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
  ])
}

/** Slows the browser down by this factor, to find tests with race conditions. */
const SLOWER = Number(process.env.E2E_SLOWER ?? 1)

/**
 * A page whose `goto` and `reload` wait until it is hydrated, unless they are called with another
 * condition.
 */
const patient = (page: Page) => {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!options?.waitUntil) await isHydrated(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await isHydrated(page)
    return response
  }
}

/** Applies `patient` to every page of a context, also to those that links open. */
const withPatience = (context: BrowserContext) => {
  const { newPage } = context
  context.on('page', patient)
  context.newPage = async () => {
    const page = await newPage.call(context)
    if (SLOWER > 1) {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    }
    return page
  }
  return context
}

const emptyStores = async (page: Page, origin: string) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT })
  await devtools.detach()
}

/**
 * Playwright's test with one browser profile per worker, which keeps the HTTP cache and the
 * compiled code between tests, as a user's browser does (a sixth of the browser's processor time).
 * Every test starts with a new page, without cookies or other storage of the last test.
 * `test.use({ isolated: true })` gives a test its own context.
 */
export const test = base.extend<Options, Workers>({
  browser: [
    async ({ browser }, use) => {
      const { newContext } = browser
      browser.newContext = async (options) => withPatience(await newContext.call(browser, options))
      await use(browser)
    },
    { scope: 'worker' },
  ],
  isolated: [false, { option: true }],
  warm: [
    async ({ playwright }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport, contextOptions, launchOptions } = project.use
      const folder = mkdtempSync(join(tmpdir(), 'backoffice-browser-'))
      const context = await playwright.chromium.launchPersistentContext(folder, {
        ...launchOptions,
        baseURL,
        locale,
        timezoneId,
        viewport,
        ...contextOptions,
      })
      keepClock(context)
      await use(withPatience(context))
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, warm, isolated }, use) => {
    if (isolated) {
      const own = await browser.newContext()
      await use(own)
      await own.close()
      return
    }
    await use(warm)
    await forget(warm)
  },
  page: async ({ context, isolated, viewport, baseURL }, use) => {
    const page = await context.newPage()
    if (!isolated) {
      await emptyStores(page, String(baseURL))
      if (viewport) await page.setViewportSize(viewport)
    }
    await use(page)
  },
})
