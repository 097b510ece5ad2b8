import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { RawCell, Unread } from './types'

/** Output of the process. */
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

// Relative to the project folder, where the server is started: the bundled module is elsewhere.
const programOf = () => path.join(process.cwd(), 'src', 'exchange', 'import', 'reader', 'main.mjs')

const start = (program: string, memoryMb: number): ChildProcess =>
  fork(program, [], {
    serialization: 'advanced',
    // The process gets no secret of the server.
    env: { NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/** Exit of a process that exceeded its memory limit. */
const isOutOfMemory = (code: number | null, signal: string | null): boolean =>
  signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134

/**
 * Reads a file in a process of its own, with its own memory limit, which is killed when it takes
 * too long: no file can block the others or crash the server.
 *
 * @param bytes the file
 * @param options for tests
 * @returns rows, or the reason why there are none, including `importTookTooLong` and
 *   `importUnpacksTooLarge`
 */
export const readInProcess = (
  bytes: Uint8Array,
  { timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB, program = programOf() } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const child = start(program, memoryMb)
    const settle = (tell: () => void) => {
      clearTimeout(timer)
      child.removeAllListeners().on('error', () => {})
      child.kill('SIGKILL')
      tell()
    }
    const refuse = (code: Unread['code']) => settle(() => resolve({ refusal: { code } }))
    const timer = setTimeout(() => refuse('importTookTooLong'), timeoutMs)
    child.on('message', (answer) => settle(() => resolve(answer as Answer)))
    child.on('error', (error) => settle(() => reject(error)))
    child.on('exit', (code, signal) =>
      isOutOfMemory(code, signal)
        ? refuse('importUnpacksTooLarge')
        : settle(() => reject(new Error(`The reader ended: ${code ?? signal}`))),
    )
    child.send(bytes, (error) => error && settle(() => reject(error)))
  })
