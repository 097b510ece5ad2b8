/**
 * Loaded into a server process before anything else: when the process that started it is gone, even
 * by `kill -9`, the server ends too and frees its port. Next's development server forks with the
 * same options; its own child must keep the channel to it, so only the process itself listens.
 */
if (process.env.ENDS_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
