import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'
import { explain } from './failure.mjs'

const running = new Set()

/**
 * Runs a command to its end and returns its output.
 *
 * Children get their own process group: Ctrl-C in the terminal then reaches only this process,
 * which ends them in the right order.
 *
 * @param {{ command: string, args: string[], env?: Record<string, string | undefined>, cwd?:
 *   string, uid?: number, gid?: number, live?: boolean }} options `live` also shows the output
 *   immediately
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = ({ command, args, env, cwd = ROOT, uid, gid, live = false }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      uid,
      gid,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    running.add(child)
    let output = ''
    const keep = (target) => (chunk) => {
      output = (output + chunk).slice(-200_000)
      if (live) target.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    child.on('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })

/**
 * Like `run`, but an exit code other than 0 is a failure.
 *
 * @param {Parameters<typeof run>[0] & { what: string }} options `what` completes "while …"
 * @throws {import('./failure.mjs').Failure}
 */
export const mustRun = async ({ what, ...options }) => {
  let result
  try {
    result = await run(options)
  } catch (error) {
    throw explain({ what, error })
  }
  if (result.code !== 0) throw explain({ what, output: result.output })
  return result
}

/** Ends every running command, with all of its child processes. */
export const killRunning = () => {
  for (const child of running) killGroup(child.pid, 'SIGKILL')
}

/** Signals a process started with `detached`, together with its own children. */
export const killGroup = (pid, signal) => {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // Already gone.
  }
}
