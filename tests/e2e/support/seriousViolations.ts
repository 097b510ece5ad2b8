import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Serious and critical findings of axe on the page as it stands, one line for each element. Another
 * theme of a page that was looked at differs in its colours only.
 */
export const seriousViolations = async (
  page: Page,
  { only = 'everything' }: { only?: 'everything' | 'colours' } = {},
): Promise<string[]> => {
  // Invisible ends of menus and dialogs that hand the focus on: nobody stays on them.
  const axe = new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]')
  if (only === 'colours') axe.withRules(['color-contrast'])
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const why = failureSummary?.split('\n').slice(1).join(' ').trim()
        return `${id} at ${target.join(' ')}: ${why}`
      }),
    )
}

/** Shows the page in a theme without loading it again; colours do not glide there. */
export const showTheme = async (page: Page, theme: 'light' | 'dark') => {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  )
}
