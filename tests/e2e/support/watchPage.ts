import type { Page } from '@playwright/test'

declare global {
  var layoutShift: number | undefined
}

/** Listens to what a page does wrong while it loads: call before the first `goto`. */
export const watchPage = async (page: Page) => {
  const errors: string[] = []
  const outside: string[] = []
  const home = `http://localhost:${process.env.E2E_PORT}`
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(home) && !/^(data|blob|about):/.test(url)) outside.push(url)
  })
  await page.addInitScript(() => {
    globalThis.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput)
          globalThis.layoutShift = (globalThis.layoutShift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const layoutShift = () => page.evaluate(() => globalThis.layoutShift ?? 0)
  return { errors, outside, layoutShift }
}
