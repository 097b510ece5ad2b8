import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'

const HOOK = new URL('./endWithParent.mjs', import.meta.url).href

/** A server that says its errors too, as Next does, and ends what it has begun. */
const SERVER = `
  process.on('uncaughtException', (error) => process.stderr.write(String(error)))
  process.on('SIGTERM', () => setTimeout(() => process.exit(), 300))
  setInterval(() => console.log('still here'), 5)
`

/** Starts the server as \`serve\` does and tells its number. */
const STARTER = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['--import', ${JSON.stringify(HOOK)}, '-e', process.argv[1]], {
    env: { ...process.env, ENDS_WITH_PARENT: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  child.stdout.once('data', () => console.log(child.pid))
`

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a server whose starter was killed ends, though nobody reads what it says', async () => {
  const starter = spawn(process.execPath, ['-e', STARTER, SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(starter.stdout, 'data')
  const pid = Number(String(said))
  expect(isRunning(pid)).toBe(true)
  try {
    starter.kill('SIGKILL')
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 4_000, interval: 50 })
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  }
})
