import { gzipSync } from 'node:zlib'
import { today } from '../factories/day'
import { COMPILE_HINT } from '../../scripts/lib/compileHints.mjs'
import { isSettled } from './support/isSettled'
import { made, newMember, sessionOf, signedIn } from './support/people'
import { expect, test, type Page } from './support/test'

/** What a first visit loads before it can do anything, without a browser: its HTML names it. */
const weightOf = async (url: string, cookie: string) => {
  const answer = await fetch(url, { headers: { Cookie: cookie }, redirect: 'manual' })
  expect(answer.status, url).toBe(200)
  const html = await answer.text()
  // What is marked so is for browsers of another age.
  const tags = (html.match(/<script[^>]* src="[^>]*>/g) ?? []).filter(
    (tag) => !/nomodule/i.test(tag),
  )
  const scripts = new Set(tags.map((tag) => tag.match(/ src="([^"]+)"/)?.[1] ?? ''))
  const sizes = await Promise.all(
    [...scripts].map(async (source) => {
      const sent = await fetch(new URL(source, url))
      expect(sent.headers.get('content-encoding'), source).toMatch(/^(br|gzip)$/)
      const script = await sent.text()
      expect(script.startsWith(COMPILE_HINT), `${source} is compiled as a whole`).toBe(true)
      return gzipSync(script).length
    }),
  )
  const kilobytes = (bytes: number) => Math.round(bytes / 1000)
  return {
    html: kilobytes(html.length),
    scripts: kilobytes(sizes.reduce((sum, size) => sum + size, 0)),
  }
}

// The dictionary, about 25 KB, is not among them: a file of its own, kept by the browser. Which ten
// tenders are the newest differs with what ran before: rows of two chips weigh more.
test('lists, the dashboard, records and the sign-in screen stay light', async ({ baseURL }) => {
  const { name, value } = await sessionOf(await newMember())
  const session = `${name}=${value}`
  const tender = await made('tenders', {
    title: 'Bir satırlık teklif',
    unconnectedName: 'Ayşe Demir',
    unconnectedPhone: '0532 000 00 00',
    date: today(),
    currency: 'TRY',
    items: [{ kind: 'text', description: 'Kurulum', quantity: 2, unitPrice: 250, taxRate: 20 }],
  })
  for (const [path, cookie, most] of [
    ['/tenders?sort=-id&limit=10', session, { html: 112, scripts: 356 }],
    ['/dashboard', session, { html: 122, scripts: 455 }],
    [`/tenders/show/${tender.id}`, session, { html: 100, scripts: 404 }],
    // Screens of our own share their scripts with the dashboard.
    ['/developers?group=tenders', session, { html: 152, scripts: 455 }],
    // Which parts of the frame share a file with it is the bundler's choice.
    ['/login', '', { html: 40, scripts: 325 }],
  ] as const) {
    const weight = await weightOf(`${baseURL}${path}`, cookie)
    expect.soft(weight.scripts, `${path}: KB of scripts`).toBeLessThanOrEqual(most.scripts)
    expect.soft(weight.scripts, `${path}: KB of scripts`).toBeGreaterThan(100)
    expect.soft(weight.html, `${path}: KB of HTML`).toBeLessThanOrEqual(most.html)
  }
})

type Restyled = { name: string; args: { elementCount?: number } }

/** How many elements the browser looks at again for one text that changes; the middle of several. */
const restyledByAText = async (page: Page) => {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(() => {
    const text = document.body.appendChild(document.createElement('span'))
    for (let at = 0; at < 9; at += 1) {
      text.textContent = String(at)
      text.getBoundingClientRect()
    }
    text.remove()
  })
  const trace = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: Restyled[] }
  const counts = trace.traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
  )
  expect(counts.length).toBeGreaterThanOrEqual(9)
  // Once, something of the page's own may change beside it.
  return counts.sort((one, other) => one - other)[Math.floor(counts.length / 2)]
}

test('a text that changes does not make the whole page be styled again', async ({ page }) => {
  await signedIn(page)
  for (const path of ['/dashboard', '/stock-cards', '/stock-cards/new']) {
    await page.goto(path)
    await isSettled(page)
    expect.soft(await restyledByAText(page), path).toBeLessThan(30)
  }
})
