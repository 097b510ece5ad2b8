import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  var shifts: { total: number; jumps: string[] } | undefined
}

/** What the eye bears on one page (Core Web Vitals asks for 0.1). */
const MOST_SHIFT = 0.05

/** Adds up every jump of the page that nobody asked for, with what jumped. */
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
  // A font that comes late moves what was drawn without it.
  document.fonts.addEventListener('loadingdone', ({ fontfaces }) =>
    seen.jumps.push(
      `${Math.round(performance.now())} ms ${fontfaces.map(({ family }) => family).join(', ')}`,
    ),
  )
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
  await page.addInitScript(recordShifts)
  const seen = () => page.evaluate(() => globalThis.shifts ?? { total: 0, jumps: [] })
  return {
    errors,
    outside,
    layoutShift: async () => (await seen()).total,
    /** What jumped, if that was more than the eye bears. */
    jumps: async () => {
      const { total, jumps } = await seen()
      return total > MOST_SHIFT ? jumps : []
    },
  }
}
