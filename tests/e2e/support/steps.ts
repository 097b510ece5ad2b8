import { expect, type Page } from './test'

const limitOf = (count: () => number) => ({
  /** Insists that the task took this many steps at most, and some. */
  expectAtMost: async (most: number) => {
    await expect.poll(count).toBeGreaterThan(0)
    expect(count()).toBeLessThanOrEqual(most)
  },
})

/**
 * Counts strictly what hands do beside typing text: every press of a button of the mouse, and every
 * key that writes no letter, those that are held (Control, Alt) and Enter, Tab, arrows among them.
 */
export const countedHands = async (page: Page) => {
  let pressed = 0
  await page.exposeFunction('handUsed', () => {
    pressed += 1
  })
  await page.addInitScript(() => {
    const { handUsed } = globalThis as unknown as { handUsed: () => void }
    const isText = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
      key.length === 1 && !ctrlKey && !altKey && !metaKey
    addEventListener('pointerdown', (event) => event.isTrusted && handUsed(), true)
    addEventListener('keydown', (event) => event.isTrusted && !isText(event) && handUsed(), true)
  })
  return { count: () => pressed, ...limitOf(() => pressed) }
}

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
  return limitOf(() => pressed)
}
