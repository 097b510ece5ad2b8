import { expect, type Page } from './test'

/** Counts what a person presses on a page: clicks, and keys that press a control. */
export const countedSteps = async (page: Page) => {
  let pressed = 0
  await page.exposeFunction('stepTaken', () => {
    pressed += 1
  })
  await page.addInitScript(() => {
    const { stepTaken } = globalThis as unknown as { stepTaken: () => void }
    document.addEventListener('click', (event) => event.isTrusted && stepTaken(), true)
  })
  return {
    /** Insists that the task took this many steps at most, and some. */
    expectAtMost: async (most: number) => {
      await expect.poll(() => pressed).toBeGreaterThan(0)
      expect(pressed).toBeLessThanOrEqual(most)
    },
  }
}
