/**
 * Loaded into a server process before anything else: when the process that started it is gone, even
 * by `kill -9`, the server ends too and frees its port. Next's development server forks with the
 * same options; its own child must keep the channel to it, so only the process itself listens.
 */
import { stopTime } from './stopTime.mjs'

if (process.env.ENDS_WITH_PARENT === String(process.ppid)) {
  // Nobody reads what it says any more. Unheard, that is an error which is said, and so on for ever.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('disconnect', () => {
    // Open streams would hold the server for ever.
    setTimeout(() => process.exit(1), stopTime(process.env)).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.channel?.unref()
}
