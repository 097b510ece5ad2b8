/**
 * Loaded into a server process before anything else: when its parent process is gone, even by
 * `kill -9`, the server ends too and frees its port. Next's development server forks with the same
 * options; its own child must keep the IPC channel to it, so only the server process itself
 * listens.
 */
import { stopTime } from './stopTime.mjs'

if (process.env.ENDS_WITH_PARENT === String(process.ppid)) {
  // The parent, which read the output, has ended: each write fails. Without a listener the error would
  // be logged, which is another write that fails.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('disconnect', () => {
    // Open event streams would keep the server alive for ever.
    setTimeout(() => process.exit(1), stopTime(process.env)).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.channel?.unref()
}
