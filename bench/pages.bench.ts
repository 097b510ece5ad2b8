import { readFileSync } from 'node:fs'
import { test, type Browser, type CDPSession, type Page } from '@playwright/test'
import { sql } from '../tests/e2e/support/database'
import { newMember, signInAs } from '../tests/e2e/support/people'

/** Loads of each page whose processor time is counted; the first, which fills the cache, is not. */
const LOADS = 3
const TICKS_PER_SECOND = 100

type Weight = { scripts: number; html: number; styles: number }

/** What a page brings to a browser that has nothing: bytes on the wire, and of the HTML itself. */
const weigh = async (browser: Browser, open: (page: Page) => Promise<void>): Promise<Weight> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const kinds = new Map<string, string>()
  const total: Weight = { scripts: 0, html: 0, styles: 0 }
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (kinds.get(requestId) === 'Document') total.html += dataLength
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') total.scripts += encodedDataLength
    if (kinds.get(requestId) === 'Stylesheet') total.styles += encodedDataLength
  })
  await open(page)
  await context.close()
  return total
}

type Processes = { processInfo: { type: string; id: number; cpuTime: number }[] }
type Seconds = ReadonlyMap<number, number>

/** Seconds of processor time of each process that draws pages. */
const rendererSeconds = async (system: CDPSession): Promise<Seconds> => {
  const { processInfo } = (await system.send('SystemInfo.getProcessInfo')) as Processes
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]))
}

/** What was used between two looks, also by processes that were not there at the first. */
const usedBetween = (before: Seconds, after: Seconds): number =>
  [...after].reduce((sum, [id, seconds]) => sum + seconds - (before.get(id) ?? 0), 0)

const serverSeconds = (): number => {
  const stat = readFileSync(`/proc/${process.env.E2E_SERVER_PID}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`

const addresses = async (): Promise<[string, string][]> => {
  const tender = (await sql('select id from tenders order by id limit 1')).rows[0] as { id: number }
  return [
    ['list', '/tenders'],
    ['dashboard', '/dashboard'],
    ['record', `/tenders/edit/${tender.id}`],
    ['view', '/pages/user-profile/profile'],
    ['sign-in', '/login'],
  ]
}

/** Open, drawn, and quiet: what a page still does after that belongs to nobody's wait. */
const load = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'load' })
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(700)
}

test('pages', async ({ browser }) => {
  test.setTimeout(600_000)
  const system = await browser.newBrowserCDPSession()
  const member = await newMember()
  for (const [name, address] of await addresses()) {
    const isGuest = name === 'sign-in'
    const { scripts, html, styles } = await weigh(browser, async (page) => {
      if (!isGuest) await signInAs(page, member)
      await load(page, address)
    })
    const context = await browser.newContext()
    const page = await context.newPage()
    if (!isGuest) await signInAs(page, member)
    await load(page, address)
    const inBrowser: number[] = []
    const onServer: number[] = []
    for (let round = 0; round < LOADS; round++) {
      await page.goto('about:blank')
      const before = [await rendererSeconds(system), serverSeconds()] as const
      await load(page, address)
      inBrowser.push(usedBetween(before[0], await rendererSeconds(system)))
      onServer.push(serverSeconds() - before[1])
    }
    console.log(
      `${name}: scripts ${kilobytes(scripts)}, HTML ${kilobytes(html)}, styles ${kilobytes(styles)}, ` +
        `renderer ${mean(inBrowser).toFixed(2)} s, server ${mean(onServer).toFixed(2)} s of processor time`,
    )
    await context.close()
  }
})
