import { afterAll, vi } from 'vitest'

// Files share their worker: a `document` that one made up would be taken for a browser by the next.
afterAll(() => {
  vi.unstubAllGlobals()
})
