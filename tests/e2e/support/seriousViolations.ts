import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

type Axe = { run: (context: object, options: RunOptions) => Promise<AxeResults> }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/** Not part of any screen: invisible ends of menus and dialogs that hand the focus on. */
const NOBODYS = ['[data-base-ui-focus-guard]']
/** The same around every screen. */
const FRAME = ['.navbar-frame', '.vnav', '.footer']

/** Names and roles are the same in every language, and that no word is missing a spec knows. */
const depthOf = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.lang)) === 'tr' ? 'everything' : 'colours'

/**
 * Serious and critical findings of axe on the page as it stands, one line for each element. Another
 * theme or language of a page that was looked at differs in its colours only, so Turkish is looked
 * at in full unless `only` says otherwise.
 * @param options.part `'screen'` leaves out the frame around it, which other tests look at
 */
export const seriousViolations = async (
  page: Page,
  { only, part }: { only?: 'colours'; part?: 'screen' } = {},
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // A page that is being refreshed gets its title again.
  await page.waitForFunction(() => document.title !== '')
  const depth = only ?? (await depthOf(page))
  const options: RunOptions = {
    ...(depth === 'colours' ? COLOURS : EVERYTHING),
    resultTypes: ['violations'],
  }
  const exclude = part === 'screen' ? [...NOBODYS, ...FRAME] : NOBODYS
  return page.evaluate(
    async ([left, chosen]) => {
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run({ exclude: left }, chosen)
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => {
            const why = failureSummary?.split('\n').slice(1).join(' ').trim()
            return `${id} at ${target.join(' ')}: ${why}`
          }),
        )
    },
    [exclude, options] as const,
  )
}

/** Shows the page in a theme without loading it again; colours do not glide there. */
export const showTheme = async (page: Page, theme: 'light' | 'dark') => {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)
  await page.evaluate(async () => {
    const gliding = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    // What inherits a colour that glides begins to glide itself a frame later.
    while (gliding().length > 0) {
      for (const one of gliding()) one.finish()
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Shows a theme and looks: in dark at what differs there, the colours. */
export const violationsIn = async (page: Page, theme: 'light' | 'dark'): Promise<string[]> => {
  await showTheme(page, theme)
  return seriousViolations(page, theme === 'dark' ? { only: 'colours' } : {})
}
