import type { Cluster, Worker } from 'node:cluster'

/**
 * A process that ends sooner counts as broken: the wait before its replacement doubles each time.
 */
const HEALTHY_MS = 10_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

type Options = {
  cluster: Pick<Cluster, 'fork'>
  count: number
  /** Settings of the workers beside those of this process. */
  env: Record<string, string>
  /** Called when a worker ends without having been stopped. */
  onEnd: (ended: { pid: number | undefined; code: number | null; signal: string | null }) => void
  /** For tests: shorter times. */
  times?: { healthyMs: number; firstWaitMs: number }
}

/**
 * Keeps a number of server processes running that share the port: one that exits or is killed is
 * replaced.
 * @returns `failed`, which resolves with the exit code when a process ends before the first one
 *   listens (wrong settings, port taken); and `stop`, which ends all of them
 */
export const runWorkers = (options: Options) => {
  const { cluster, count, env, onEnd } = options
  const { healthyMs, firstWaitMs } = options.times ?? {
    healthyMs: HEALTHY_MS,
    firstWaitMs: FIRST_WAIT_MS,
  }
  const running = new Map<Worker, Promise<void>>()
  const waiting = new Set<NodeJS.Timeout>()
  let isStopped = false
  let hasListened = false
  let wait = firstWaitMs
  let fail: (code: number) => void
  const failed = new Promise<number>((resolve) => (fail = resolve))

  const start = (): void => {
    if (isStopped) return
    const began = Date.now()
    const worker = cluster.fork(env)
    const ended = new Promise<void>((resolve) => {
      worker.once('listening', () => (hasListened = true))
      worker.once('exit', (code: number | null, signal: string | null) => {
        running.delete(worker)
        resolve()
        if (isStopped) return
        if (!hasListened) return fail(code || 1)
        onEnd({ pid: worker.process.pid, code, signal })
        const isLasting = Date.now() - began >= healthyMs
        wait = isLasting ? firstWaitMs : Math.min(wait * 2, LONGEST_WAIT_MS)
        const timer = setTimeout(
          () => {
            waiting.delete(timer)
            start()
          },
          isLasting ? 0 : wait,
        )
        waiting.add(timer)
      })
    })
    running.set(worker, ended)
  }
  for (let at = 0; at < count; at += 1) start()

  return {
    failed,
    stop: async (signal: NodeJS.Signals): Promise<void> => {
      isStopped = true
      waiting.forEach((timer) => clearTimeout(timer))
      for (const worker of running.keys()) worker.process.kill(signal)
      await Promise.all(running.values())
    },
  }
}
