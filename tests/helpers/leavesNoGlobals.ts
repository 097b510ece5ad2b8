import { afterAll, vi } from 'vitest'

// Test files share their worker: after one that defines a global `document`, the next would think
// it runs in a browser.
afterAll(() => {
  vi.unstubAllGlobals()
})
