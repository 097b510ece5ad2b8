import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  var shifts: { total: number; jumps: string[] } | undefined
}

/** Maximum cumulative layout shift of one page (Core Web Vitals requires 0.1). */
const MOST_SHIFT = 0.05

/** Adds up every unexpected layout shift, with the elements that moved. */
const recordShifts = () => {
  const seen = { total: 0, jumps: [] as string[] }
  globalThis.shifts = seen
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ')
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.tagName}.${element.getAttribute('class') ?? ''}` : 'gone'
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      seen.total += entry.value
      const what = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} (${place(previousRect)} → ${place(currentRect)})`,
      )
      seen.jumps.push(
        `${entry.value.toFixed(3)} ${Math.round(entry.startTime)} ms ${what.join(', ')}`,
      )
    }
  }).observe({ type: 'layout-shift', buffered: true })
  // A font that loads late moves text that was rendered without it.
  document.fonts.addEventListener('loadingdone', ({ fontfaces }) =>
    seen.jumps.push(
      `${Math.round(performance.now())} ms ${fontfaces.map(({ family }) => family).join(', ')}`,
    ),
  )
}

/** Records the errors of a page while it loads: call it before the first `goto`. */
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
  await page.addInitScript(recordShifts)
  const seen = () => page.evaluate(() => globalThis.shifts ?? { total: 0, jumps: [] })
  return {
    errors,
    outside,
    layoutShift: async () => (await seen()).total,
    /** The elements that moved, if the layout shift exceeded the maximum. */
    jumps: async () => {
      const { total, jumps } = await seen()
      return total > MOST_SHIFT ? jumps : []
    },
  }
}
