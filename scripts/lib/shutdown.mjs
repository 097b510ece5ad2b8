import { killRunning } from './run.mjs'

const cleanups = []
let ending
const hurry = new AbortController()

/** Aborted by a second signal: what is stopping gracefully must end at once. */
export const hurried = hurry.signal

/** Registers what has to be undone before this process ends; the last registered goes first. */
export const onShutdown = (cleanup) => void cleanups.push(cleanup)

/** Whether this process is on its way out, so that errors of what it ended are no news. */
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

/** One Ctrl-C, or one stop of a supervisor, may come as several signals. */
const SAME_SIGNAL_MS = 1_000

let begunAt
/** Begins the end of this process, or hurries one that has begun for longer than a moment. */
const endOrHurry = (code) => {
  if (begunAt === undefined) {
    begunAt = performance.now()
    if (!shuttingDown()) console.log('\nStopping …')
    void shutdown(code)
  } else if (performance.now() - begunAt >= SAME_SIGNAL_MS) hurry.abort()
}

/**
 * npm passes SIGTERM to the shell between it and this process, and the shell does not pass it on:
 * its end is the signal.
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
 * Ctrl-C, a closed terminal and SIGTERM end the process cleanly. A second one waits for no requests
 * any more, a third Ctrl-C for nothing at all.
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
