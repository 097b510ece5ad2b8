import { killRunning } from './run.mjs'

const cleanups = []
let ending
const hurry = new AbortController()

/** Aborted by a second signal: graceful stops then end immediately. */
export const hurried = hurry.signal

/** Registers a cleanup to run before this process ends; the last one registered runs first. */
export const onShutdown = (cleanup) => void cleanups.push(cleanup)

/**
 * Whether this process is ending, so that errors of the processes that it ends are not reported.
 */
export const shuttingDown = () => Boolean(ending)

/** Ends everything that was started, in the right order, then this process. */
export const shutdown = (code) => {
  ending ??= (async () => {
    killRunning()
    for (const cleanup of cleanups.reverse()) {
      try {
        await cleanup()
      } catch (error) {
        console.error(error.message)
      }
    }
    process.exit(code)
  })()
  return ending
}

/** One Ctrl-C, or one stop by a supervisor, may arrive as several signals. */
const SAME_SIGNAL_MS = 1_000

let begunAt
/** Starts ending this process, or speeds it up if it started more than a moment ago. */
const endOrHurry = (code) => {
  if (begunAt === undefined) {
    begunAt = performance.now()
    if (!shuttingDown()) console.log('\nStopping …')
    void shutdown(code)
  } else if (performance.now() - begunAt >= SAME_SIGNAL_MS) hurry.abort()
}

/**
 * npm sends SIGTERM to the shell between it and this process, and the shell does not pass it on. So
 * the end of that shell counts as the signal.
 */
const watchShellOfNpm = () => {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    if (begunAt === undefined) endOrHurry(143)
  }, 250)
  timer.unref()
}

/**
 * Ctrl-C, a closed terminal and SIGTERM end the process cleanly. After a second one it no longer
 * waits for requests, after a third Ctrl-C it ends at once.
 */
export const handleSignals = () => {
  watchShellOfNpm()
  let interrupts = 0
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => {
      if (signal === 'SIGINT' && ++interrupts > 2) process.exit(code)
      endOrHurry(code)
    })
  }
}
