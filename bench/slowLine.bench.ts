import { test, type Browser } from '@playwright/test'
import { sql } from '../tests/e2e/support/database'
import { isSettled } from '../tests/e2e/support/isSettled'
import { newMember, signInAs } from '../tests/e2e/support/people'

/** A telephone at the edge of its net, and a browser that was never here. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const READABLE = 5
const USABLE = 12

const idOf = async (table: string): Promise<number> =>
  ((await sql(`select id from ${table} order by id limit 1`)).rows[0] as { id: number }).id

const addresses = async (): Promise<[string, string][]> => [
  ['a list', '/stock-cards'],
  ['a tender, to read', `/tenders/show/${await idOf('tenders')}`],
  ['a card, to edit', `/stock-cards/edit/${await idOf('stock_cards')}`],
  ['a tender, to edit', `/tenders/edit/${await idOf("tenders where status = 'draft'")}`],
]

/** Seconds until the text of a page is painted, and until its controls answer. */
const timesOf = async (browser: Browser, address: string) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, await newMember())
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  const started = Date.now()
  await page.goto(address, { waitUntil: 'commit', timeout: 120_000 })
  await page.waitForFunction(
    () => {
      const control = document.querySelector('main :is(input, select, button):enabled')
      return control && Object.keys(control).some((key) => key.startsWith('__reactProps'))
    },
    null,
    { timeout: 120_000 },
  )
  await isSettled(page)
  const usable = (Date.now() - started) / 1000
  const readable = await page.evaluate(
    () => (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) / 1000,
  )
  await context.close()
  return { readable, usable }
}

test('a slow line', async ({ browser }) => {
  test.setTimeout(900_000)
  for (const [name, address] of await addresses()) {
    const { readable, usable } = await timesOf(browser, address)
    console.log(
      `${name}, cold, 400 ms and 50 KB/s: read after ${readable.toFixed(1)} s (goal ${READABLE}), ` +
        `usable after ${usable.toFixed(1)} s (goal ${USABLE})`,
    )
  }
})
