import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_FILE } from './buildServer.mjs'
import { explain, Failure, lastLines } from './failure.mjs'
import { inRoot, ROOT } from './paths.mjs'
import { killGroup } from './run.mjs'
import { hurried } from './shutdown.mjs'
import { stopTime } from './stopTime.mjs'

const healthOf = async (port) => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, {
      signal: AbortSignal.timeout(60_000),
    })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return undefined
  }
}

/**
 * The command of the server: that of `src/server`, which contains Next. Development uses Next's own
 * server, which restarts its process when settings change, and whose hot reloading needs the
 * upgrades that ours refuses.
 */
const commandOf = ({ dev, port }) =>
  dev ? [inRoot('node_modules/next/dist/bin/next'), 'dev', '--port', String(port)] : [SERVER_FILE]

/** In a terminal, log lines in JSON are not printed, except errors. */
const logLevel = () => process.env.LOG_LEVEL?.trim() || (process.stdout.isTTY ? 'warn' : 'info')

/**
 * Starts the server and waits until `/api/health` responds 200.
 *
 * @param {{ port: number, dev?: boolean, env?: Record<string, string | undefined>, timeoutMs?:
 *   number, quiet?: boolean, onOutput?: (text: string) => void }} options `quiet` hides the
 *   server's output; `onOutput` gets all of it, in parts
 * @returns {Promise<{ pid: number, stop: () => Promise<void>, ended: Promise<number>, output: () =>
 *   string }>}
 * @throws {Failure} when the server ends or does not become healthy in time
 */
export const serve = async ({
  port,
  dev = false,
  env = {},
  timeoutMs = 180_000,
  quiet = false,
  onOutput,
}) => {
  const settings = { ...process.env, LOG_LEVEL: logLevel(), ...env }
  const child = spawn(
    process.execPath,
    ['--import', new URL('./endWithParent.mjs', import.meta.url).href, ...commandOf({ dev, port })],
    {
      cwd: ROOT,
      env: {
        ...settings,
        PORT: String(port),
        ENDS_WITH_PARENT: String(process.pid),
        NODE_ENV: dev ? 'development' : 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    },
  )
  let output = ''
  let ready = false
  const forward = (target) => (chunk) => {
    output = (output + chunk).slice(-100_000)
    onOutput?.(String(chunk))
    if (!quiet && (ready || dev)) target.write(chunk)
  }
  child.stdout.on('data', forward(process.stdout))
  child.stderr.on('data', forward(process.stderr))
  let exited = false
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  }).then((code) => {
    exited = true
    return code
  })
  const stop = async () => {
    if (exited) return
    child.kill('SIGTERM')
    const waited = sleep(stopTime(settings), undefined, { ref: false, signal: hurried }).catch(
      () => {},
    )
    await Promise.race([ended, waited])
    killGroup(child.pid, 'SIGKILL')
    await ended
  }

  const deadline = Date.now() + timeoutMs
  let health
  while (!exited && Date.now() < deadline) {
    health = await healthOf(port)
    if (health?.status === 200) {
      ready = true
      return { pid: child.pid, stop, ended, output: () => output }
    }
    await sleep(100)
  }
  await stop()
  if (Date.now() < deadline)
    throw explain({ what: 'starting the server', output: lastLines(output) })
  const last = health
    ? `/api/health answered ${health.status} ${health.text.slice(0, 200)}`
    : 'nothing answered'
  throw new Failure(
    `The server did not become healthy in ${timeoutMs / 1000} s (${last}).\n${lastLines(output)}`,
  )
}
