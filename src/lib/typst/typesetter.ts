import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { SymbolKind } from '@/domain/stock/codes/symbols'

/** Input of a document. Texts are data and are never interpreted as markup. */
export type Work = {
  /** Name of the file in `src/lib/typst/paper`, without its ending. */
  paper: string
  inputs: Record<string, string>
  /** Pictures, by the name that the template uses. */
  files: Record<string, Uint8Array>
  /** Codes to be drawn, by the name that the template uses for their SVG. */
  symbols?: Record<string, { kind: SymbolKind; text: string; version?: number }>
  /** Seconds since 1970; equal input gives equal bytes. */
  timestamp: number
}

export type Typeset = {
  pdf: Uint8Array
  /** Conforms to PDF/A-3b: every character was in one of the fonts. */
  isArchival: boolean
  /** The reason if it does not, as the compiler reports it. */
  why?: string
}

type Answer = Partial<Typeset> & { error?: string; memory: number }

/** A process with more memory than this ends after its job; the next one starts small. */
const MAX_MEMORY = 400 * 1024 * 1024

// Relative to the project folder, where the server is started: the bundled module is elsewhere.
const programOf = () => path.join(process.cwd(), 'src', 'lib', 'typst', 'setPapers.mjs')

const start = (program: string): ChildProcess => {
  const child = fork(program, [], {
    serialization: 'advanced',
    // The process gets no secret of the server.
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // The process does not keep the server alive; a caller that waits for a document does.
  child.unref()
  child.channel?.unref()
  // Callers add their own error listeners; without one, an 'error' event would end the server.
  child.on('error', () => {})
  return child
}

/**
 * A child process that renders PDFs one at a time, started on first use. A thread could not be
 * stopped while the compiler runs, and would not free its memory.
 * @param options.timeoutMs after which the job fails and the process is killed
 */
export const createTypesetter = (options: { timeoutMs: number; program?: string }) => {
  const { timeoutMs, program = programOf() } = options
  let child: ChildProcess | undefined

  const end = (signal: NodeJS.Signals = 'SIGKILL') => {
    child?.kill(signal)
    child = undefined
  }

  /** The current process, unless it ended while idle. */
  const worker = (): ChildProcess => {
    if (!child?.connected) child = start(program)
    return child
  }

  const ask = (work: Work): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = worker()
      asked.channel?.ref()
      const settle = () => {
        clearTimeout(timer)
        asked.off('message', onAnswer).off('exit', onExit).off('error', onError)
        asked.channel?.unref()
      }
      const fail = (message: string) => {
        settle()
        end()
        reject(new Error(message))
      }
      const onAnswer = (answer: unknown) => {
        settle()
        resolve(answer as Answer)
      }
      const onExit = (code: number | null, signal: string | null) =>
        fail(`The typesetter ended: ${code ?? signal}`)
      const onError = ({ message }: Error) => fail(message)
      const timer = setTimeout(() => fail(`No paper within ${timeoutMs} ms`), timeoutMs)
      asked.on('message', onAnswer).on('exit', onExit).on('error', onError)
      asked.send(work, (error) => error && fail(error.message))
    })

  return {
    /** @throws Error with the compiler's message, or when it takes too long or ends */
    set: async (work: Work): Promise<Typeset> => {
      const { memory, error, pdf, isArchival = false, why } = await ask(work)
      if (memory > MAX_MEMORY) end('SIGTERM')
      if (!pdf) throw new Error(`Typst: ${error}`)
      return { pdf, isArchival, why }
    },
    end,
  }
}

export type Typesetter = ReturnType<typeof createTypesetter>
