import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RawCell, Unread } from './types'

/** What comes out of the thread. */
export type ReadFile = {
  kind: 'csv' | 'xlsx'
  encoding?: string
  delimiter?: string
  rows: RawCell[][]
  numbers: number[]
}
export type Answer = { read: ReadFile } | { refusal: Unread }

const TIMEOUT_MS = 60_000
const MEMORY_MB = 256

// From the project's folder, as the server is started: bundled, this module stands elsewhere.
const programOf = () =>
  path.join(process.cwd(), 'src', 'exchange', 'import', 'reader', 'worker.mjs')

/**
 * Reads a file in a thread of its own, with its own memory, which is ended when it takes too long:
 * no file of anybody's holds up the others.
 *
 * @param bytes the file; the caller keeps it
 * @param options for tests
 * @returns rows, or why there are none: also `importTookTooLong` and `importUnpacksTooLarge`
 */
export const readInThread = (
  bytes: Uint8Array,
  { timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB, program = programOf() } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // No secret of the server's is in it.
      env: { NODE_ENV: 'production' },
      execArgv: [],
    })
    const settle = (tell: () => void) => {
      clearTimeout(timer)
      worker.removeAllListeners('error').on('error', () => {})
      void worker.terminate()
      tell()
    }
    const refuse = (code: Unread['code']) => settle(() => resolve({ refusal: { code } }))
    const timer = setTimeout(() => refuse('importTookTooLong'), timeoutMs)
    worker.on('message', (answer: Answer) => settle(() => resolve(answer)))
    worker.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? refuse('importUnpacksTooLarge')
        : settle(() => reject(error)),
    )
    worker.on('exit', (code) => settle(() => reject(new Error(`The reader ended: ${code}`))))
  })
