import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

type Gathered = { actualNode: Node }[]
type Rule = {
  impact: string | null
  gather: (context: object, options?: object) => Gathered
}
type Axe = {
  run: (context: object, options: RunOptions) => Promise<AxeResults>
  /**
   * Internal property of axe; the next version may rename it, which `seriousViolations.e2e.ts`
   * detects.
   */
  _audit: { rules: Rule[] }
}

declare global {
  var chooseLooks: (() => void) | undefined
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/**
 * Not part of any screen: invisible elements at the ends of menus and dialogs that move the focus.
 */
const NOBODYS = ['[data-base-ui-focus-guard]']
/** Parts that are the same on every screen. */
const FRAME = ['.navbar-frame', '.vnav', '.footer']

/** Names and roles are the same in every language; a unit test checks that no text is missing. */
const isTurkish = (page: Page) => page.evaluate(() => document.documentElement.lang === 'tr')
const depthOf = async (page: Page) => ((await isTurkish(page)) ? 'everything' : 'colours')

/**
 * Removes the rules whose findings are never serious or critical: `seriousViolations` discards those.
 */
const onlySeriousRules = () => {
  const { axe } = window as unknown as { axe: Axe }
  const isMild = ({ impact }: Rule) => impact === 'minor' || impact === 'moderate'
  axe._audit.rules = axe._audit.rules.filter((rule) => !isMild(rule))
}

/**
 * Makes axe check only two of all equal elements, however often they are repeated: the cells of a
 * table, the options of a list. Elements are equal if they have the same tag, classes, styles and
 * states, all have or all lack a name, and their parents are equal.
 */
const lookTwice = () => {
  const { axe } = window as unknown as { axe: Axe }
  const STATES = /^(class|style|role|type|tabindex|disabled|dir|lang|open|scope|data-.*|aria-.*)$/
  /** Attributes whose values differ from row to row. */
  const OWN = /^aria-(label|labelledby|describedby|controls|owns|activedescendant|errormessage)$/
  const ofRow = (name: string, value: string) =>
    OWN.test(name) || (/^(data-|aria-)/.test(name) && /\d/.test(value))
  const chosen = new Set<Node>()
  globalThis.chooseLooks = () => {
    chosen.clear()
    const kinds = new Map<string, number>()
    const numbers = new Map<Node | null, number>()
    const times: number[] = []
    for (const element of document.querySelectorAll('*')) {
      const states = [...element.attributes]
        .filter(({ name }) => STATES.test(name))
        .map(({ name, value }) => `${name}=${ofRow(name, value) ? value !== '' : value}`)
      const isSaid = Boolean(element.textContent?.trim() || element.getAttribute('title'))
      const parent = numbers.get(element.parentElement) ?? -1
      const kind = [parent, element.tagName, isSaid, ...states.sort()].join(' ')
      const number = kinds.get(kind) ?? kinds.size
      kinds.set(kind, number)
      numbers.set(element, number)
      times[number] = (times[number] ?? 0) + 1
      if (times[number] <= 2) chosen.add(element)
    }
  }
  for (const rule of axe._audit.rules) {
    const gather = rule.gather.bind(rule)
    rule.gather = (...asked) => gather(...asked).filter(({ actualNode }) => chosen.has(actualNode))
  }
}

/**
 * Serious and critical findings of axe on the current page, one line for each element. The same
 * page in another theme or language differs only in its colours, so all rules are checked in
 * Turkish only, unless `only` says otherwise.
 * @param options.part `'screen'` leaves out the parts around it, which other tests check
 */
export const seriousViolations = async (
  page: Page,
  { only, part }: { only?: 'colours'; part?: 'screen' } = {},
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(onlySeriousRules)
    await page.evaluate(lookTwice)
  }
  // A page that is being refreshed has no title for a moment.
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
      globalThis.chooseLooks?.()
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

/** Changes the theme without reloading the page; colour transitions are disabled. */
export const showTheme = async (page: Page, theme: 'light' | 'dark') => {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)
  await page.evaluate(async () => {
    const gliding = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    // An element that inherits a changing colour starts its own transition a frame later.
    while (gliding().length > 0) {
      for (const one of gliding()) one.finish()
      await new Promise(requestAnimationFrame)
    }
  })
}

/**
 * Changes the theme and checks the page; in the dark theme only the colours, which differ there.
 */
export const violationsIn = async (page: Page, theme: 'light' | 'dark'): Promise<string[]> => {
  await showTheme(page, theme)
  return seriousViolations(page, theme === 'dark' ? { only: 'colours' } : {})
}

/**
 * Checks a page in both themes. Colours are the same in every language, so other languages than
 * Turkish are checked in the light theme only.
 */
export const violationsInThemes = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const theme of (await isTurkish(page)) ? (['light', 'dark'] as const) : (['light'] as const))
    found.push(...(await violationsIn(page, theme)).map((one) => `${theme}: ${one}`))
  return found
}
