import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { SymbolKind } from '@/domain/stock/codes/symbols'

/** What a paper is made of; texts are data, whatever they look like. */
export type Work = {
  /** Name of the file in `src/lib/typst/paper`, without its ending. */
  paper: string
  inputs: Record<string, string>
  /** Pictures, by the name under which the paper finds them. */
  files: Record<string, Uint8Array>
  /** Codes to be drawn, by the name under which the paper finds them as SVG. */
  symbols?: Record<string, { kind: SymbolKind; text: string; version?: number }>
  /** Seconds since 1970; the same work gives the same bytes. */
  timestamp: number
}

export type Typeset = {
  pdf: Uint8Array
  /** Meets PDF/A-3b: every sign of it was in a font. */
  isArchival: boolean
  /** Why not, in the compiler's words. */
  why?: string
}

type Answer = Partial<Typeset> & { error?: string; memory: number }

/** One that has grown beyond this ends after its work; the next one begins small. */
const MAX_MEMORY = 400 * 1024 * 1024

// From the project's folder, as the server is started: bundled, this module stands elsewhere.
const programOf = () => path.join(process.cwd(), 'src', 'lib', 'typst', 'setPapers.mjs')

const start = (program: string): ChildProcess => {
  const child = fork(program, [], {
    serialization: 'advanced',
    // No secret of the server's is in it.
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Does not keep the server process alive; a caller that waits for a document does so itself.
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

  /** The one at hand, unless it ended while nobody needed it. */
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
    /** @throws Error with the compiler's words, or when it takes too long or ends */
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
