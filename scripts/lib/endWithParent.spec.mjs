import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const HOOK = new URL('./endWithParent.mjs', import.meta.url).href

/** A server that keeps writing output while it ends, and records errors in a file. */
const SERVER = `
  const { appendFileSync } = require('node:fs')
  process.on('uncaughtException', (error) => appendFileSync(process.env.WRONG, error.message))
  process.on('SIGTERM', () => setTimeout(() => process.exit(), 300))
  setInterval(() => console.log('still here'), 5)
`

/** Starts the server as \`serve\` does and prints its process id. */
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
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  const wrong = join(folder, 'wrong')
  const starter = spawn(process.execPath, ['-e', STARTER, SERVER], {
    env: { ...process.env, WRONG: wrong },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(starter.stdout, 'data')
  const pid = Number(String(said))
  expect(isRunning(pid)).toBe(true)
  try {
    starter.kill('SIGKILL')
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 30_000, interval: 50 })
    expect(existsSync(wrong), 'an error nobody heard').toBe(false)
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true })
  }
})
