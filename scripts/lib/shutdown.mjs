import { killRunning } from './run.mjs'

const cleanups = []
let ending

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
    process.emit('SIGTERM')
  }, 250)
  timer.unref()
}

/** Ctrl-C, a closed terminal and SIGTERM end the process cleanly; a second Ctrl-C at once. */
export const handleSignals = () => {
  watchShellOfNpm()
  let interrupts = 0
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => {
      if (signal === 'SIGINT' && ++interrupts > 2) process.exit(code)
      if (!shuttingDown()) console.log('\nStopping …')
      void shutdown(code)
    })
  }
}
