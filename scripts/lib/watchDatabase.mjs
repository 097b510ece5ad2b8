/**
 * Runs next to the process that started a database. When that process is gone without having
 * stopped it, even by `kill -9`, the database is stopped here. Argument: JSON with the command that
 * stops it and, for temporary databases, the folder to remove.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

const { command, args, uid, gid, remove } = JSON.parse(process.argv[2])

process.on('disconnect', () => {
  spawnSync(command, args, { uid, gid, cwd: '/', stdio: 'ignore' })
  if (remove) rmSync(remove, { recursive: true, force: true })
  process.exit(0)
})
// Ctrl-C in the terminal is for the watched process, which stops the database in the right order.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
