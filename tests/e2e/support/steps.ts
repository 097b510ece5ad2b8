import { expect, type Page } from './test'

const limitOf = (count: () => number) => ({
  /** Asserts that the task took at least one step, and at most this many. */
  expectAtMost: async (most: number) => {
    await expect.poll(count).toBeGreaterThan(0)
    expect(count()).toBeLessThanOrEqual(most)
  },
})

/**
 * Counts every input except typed text: every press of a mouse button, and every key that types no
 * letter, including modifier keys (Control, Alt), Enter, Tab and arrows.
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

/** Counts the user's actions on a page: clicks, and keys that activate a control. */
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
