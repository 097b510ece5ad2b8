import { vi } from 'vitest'

/**
 * Timeout of tests that wait for an event; long, because other processes may slow the machine down.
 */
const TIMEOUT = 20_000
const KEY = Symbol.for('backoffice.test.waits')

const worker = globalThis as { [KEY]?: boolean }

// `vi.waitFor` gives up after a second, which no setting changes. Setup files run again for each
// test file of a worker.
if (!worker[KEY]) {
  worker[KEY] = true
  const { waitFor } = vi
  vi.waitFor = (work, options) =>
    waitFor(work, typeof options === 'number' ? options : { timeout: TIMEOUT, ...options })
}
