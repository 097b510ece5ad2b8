import type { Page } from '@playwright/test'

/**
 * Resolves once an element answers keys and presses. React marks an element while it hydrates; the
 * effects that register keys run afterwards, before the browser is idle.
 * @param options.isOptional also where the page is not one of the application, or has no such element
 */
export const isHydrated = (page: Page, selector: string, { isOptional = false } = {}) =>
  page.waitForFunction(
    async ([wanted, mayLack]) => {
      const element = document.querySelector(wanted)
      if (mayLack && !(element && '__next_f' in window)) return true
      if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps')))
        return false
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
      return true
    },
    [selector, isOptional] as const,
  )
