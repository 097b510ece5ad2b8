/**
 * Loaded into a server process before anything else: when the process that started it is gone, even
 * by `kill -9`, the server ends too and frees its port.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
