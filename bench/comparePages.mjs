#!/usr/bin/env node
/**
 * `npm run compare-pages -- BEFORE AFTER [--each=1] [--out=FOLDER]`: whether two versions draw the
 * same pages. BEFORE and AFTER are the addresses of two running servers with copies of the same data;
 * ADMIN_EMAIL and ADMIN_PASSWORD sign in to both. Follows the links of both, `--each` of a kind,
 * in Turkish and Arabic, and compares text and pixels. Exit code 1 if a page differs.
 */
/* global document, performance -- in functions that run in the page */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../scripts/lib/chromium.mjs'

const LOCALES = ['tr', 'ar']
const VIEWPORT = { width: 1280, height: 900 }
/** Pages that differ are loaded again, with more patience: what comes late differs once only. */
const TRIES = 3
/** Signs out, or loads a file. */
const LEFT_OUT = /^\/(api|logout|_next)\b|\.(pdf|csv|xlsx|ics)$/

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '1' },
    out: { type: 'string', default: 'test-results/pages' },
  },
})
const [before, after] = positionals
if (!before || !after) {
  console.error('Usage: npm run compare-pages -- http://localhost:3001 http://localhost:3002')
  process.exit(2)
}
mkdirSync(values.out, { recursive: true })

const signIn = async (browser, baseURL, locale) => {
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { origin: baseURL },
  })
  await context.addCookies([{ name: 'payload-lng', value: locale, url: baseURL }])
  const { ADMIN_EMAIL: email = 'admin@example.com', ADMIN_PASSWORD: password } = process.env
  const response = await context.request.post('/api/users/login', { data: { email, password } })
  if (!response.ok()) throw new Error(`${baseURL} answered ${response.status()} to the sign-in.`)
  await context.setExtraHTTPHeaders({})
  return context.newPage()
}

/**
 * Whether a page has not changed for that time: counts and lists of its own come after it has loaded.
 * Remembers on the page what it saw last.
 */
const isStill = (ms) => {
  const isBusy = document.querySelector('[aria-busy="true"], .ui-skeleton, .shimmer-effect')
  const text = document.body.innerText
  const { seen = { text: '', at: 0 } } = globalThis
  if (isBusy || seen.text !== text) globalThis.seen = { text, at: performance.now() }
  return !isBusy && seen.text === text && performance.now() - seen.at > ms
}

/** What a user sees of a page: its text, its values, its picture, and where it links to. */
const seen = async (page, address, stillFor) => {
  const response = await page.goto(address)
  await page.waitForFunction(isStill, stillFor, { polling: 200 }).catch(() => {})
  const { text, links } = await page.evaluate(() => ({
    text: [
      document.title,
      document.body.innerText,
      ...Array.from(document.querySelectorAll('input, textarea, select'), ({ value }) => value),
    ].join('\n'),
    links: Array.from(document.querySelectorAll('a[href]'), ({ href }) => href),
  }))
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  return { status: response?.status(), text, links, picture }
}

const rawOf = async (picture) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** The number of pixels that differ; all of them if the size does. */
const differingPixels = async (one, other) => {
  if (one.equals(other)) return 0
  const [a, b] = await Promise.all([rawOf(one), rawOf(other)])
  const size = a.info.width * a.info.height
  if (size !== b.info.width * b.info.height) return size
  let count = 0
  for (let at = 0; at < a.data.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) > 24))
      count += 1
  return count
}

const linesOf = (text, origin) =>
  text
    .replaceAll(origin, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const missingIn = (lines, others) => {
  const left = new Map()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

/** Addresses that differ in ids and in their query only are of one kind. */
const kindOf = (address) => address.replace(/\?.*/, '').replaceAll(/\d+/g, '0')

const differencesOf = async (old, now) => {
  const [oldLines, nowLines] = [linesOf(old.text, before), linesOf(now.text, after)]
  const gone = missingIn(oldLines, nowLines).map((line) => `- ${line}`)
  const added = missingIn(nowLines, oldLines).map((line) => `+ ${line}`)
  const pixels = await differingPixels(old.picture, now.picture)
  return [
    ...(old.status === now.status ? [] : [`status ${old.status} → ${now.status}`]),
    ...[gone, added].flatMap((lines) => lines.slice(0, 12).map((line) => line.slice(0, 160))),
    ...(pixels === 0 ? [] : [`${pixels} pixels`]),
  ]
}

const compare = async ({ pages, address }) => {
  for (let tried = 1; ; tried += 1) {
    const sides = []
    for (const page of pages) sides.push(await seen(page, address, 1500 * tried ** 2))
    const differences = await differencesOf(...sides)
    if (differences.length === 0 || tried === TRIES) return { sides, differences }
  }
}

const report = async ({ sides, differences, locale, address }) => {
  console.log(`\n${locale} ${address}`)
  for (const one of differences) console.log(`    ${one}`)
  const name = `${locale}${address.replaceAll(/[^\w]+/g, '-')}`.slice(0, 120)
  for (const [at, { picture }] of sides.entries())
    await sharp(picture).toFile(
      path.join(values.out, `${name}-${at === 0 ? 'before' : 'after'}.png`),
    )
}

/** The addresses that the pages of both sides link to. */
const linkedFrom = (sides) =>
  sides.flatMap(({ links }, at) =>
    links
      .filter((href) => href.startsWith([before, after][at]))
      .map((href) => new URL(href))
      .map(({ pathname, search }) => pathname + search)
      .filter((address) => !LEFT_OUT.test(address)),
  )

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const total = { pages: 0, differing: 0 }
for (const locale of LOCALES) {
  const pages = []
  for (const side of [before, after]) pages.push(await signIn(browser, side, locale))
  const kinds = new Map()
  const found = new Set(['/'])
  for (const address of found) {
    const kind = kindOf(address)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    if (kinds.get(kind) > Number(values.each)) continue
    const { sides, differences } = await compare({ pages, address })
    total.pages += 1
    if (differences.length > 0) {
      total.differing += 1
      await report({ sides, differences, locale, address })
    }
    for (const link of linkedFrom(sides)) found.add(link)
  }
}
await browser.close()
console.log(`\n${total.pages} pages, ${total.differing} of them differ (${values.out}).`)
process.exit(total.differing === 0 ? 0 : 1)
