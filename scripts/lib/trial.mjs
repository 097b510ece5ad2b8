import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './freePort.mjs'

const EMAIL = 'admin@example.com'
const PASSWORD = 'sari uctugunda kirk merdiven'
const READY_MS = 180_000

/** A signed-in session of an administrator. */
const createSession = ({ url, cookie }) => {
  const send = async (method, address, body) => {
    const isJson = body !== undefined && !(body instanceof FormData)
    const answer = await fetch(`${url}${address}`, {
      method,
      headers: { cookie, ...(isJson ? { 'content-type': 'application/json' } : {}) },
      body: isJson ? JSON.stringify(body) : body,
    })
    assert.ok(answer.ok, `${method} ${address}: ${answer.status} ${await answer.clone().text()}`)
    return answer
  }
  const post = async (address, body) => (await send('POST', address, body)).json()
  return {
    get: (address) => send('GET', address),
    change: (address, body) => send('PATCH', address, body),
    remove: (address) => send('DELETE', address),
    post,
    made: async (slug, body) => (await post(`/api/${slug}`, body)).doc.id,
  }
}

/**
 * Creates installations in temporary folders, which tests start, use and damage. Uses Node only,
 * and no settings of the caller.
 *
 * @param {{ root: string, startFile: string, env: Record<string, string> }} options `root` is a
 *   release or a checkout, `startFile` the start script relative to it
 */
export const createTrial = ({ root, startFile, env: given }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backoffice-trial-'))
  const children = new Set()
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const spawned = ({ file, args, home, env = {} }) => {
    const child = spawn(process.execPath, [path.join(root, file), ...args], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        TMPDIR: tmpdir(),
        PAYLOAD_SECRET: 'only-for-installations-that-are-tried-out',
        ADMIN_EMAIL: EMAIL,
        ADMIN_PASSWORD: PASSWORD,
        DATA_DIR: path.join(folder, home),
        ...given,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    const state = { output: '', code: undefined }
    const keep = (part) => (state.output += part)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const ended = new Promise((resolve) =>
      child.on('close', (code) => {
        children.delete(child)
        resolve((state.code = code ?? 1))
      }),
    )
    return { child, state, ended }
  }

  /**
   * Runs a command of the installation, such as `backup`; fails if its exit code differs from
   * `code`.
   */
  const run = async (name, { args = [], home, env, code = 0 }) => {
    const file = name === 'start' ? startFile : `scripts/${name}.mjs`
    const { state, ended } = spawned({ file, args, home, env })
    assert.equal(await ended, code, `${name} ended with ${state.code}:\n${state.output}`)
    return state.output
  }

  /** Starts the application, and waits until it is ready. */
  const start = async ({ home, env = {} }) => {
    const port = await freePort()
    const settings = { ...env, PORT: String(port) }
    const { child, state, ended } = spawned({ file: startFile, args: [], home, env: settings })
    const deadline = Date.now() + READY_MS
    while (!/Ready in/.test(state.output)) {
      if (state.code !== undefined || Date.now() > deadline)
        throw new Error(`The application did not start:\n${state.output}`)
      await sleep(50)
    }
    const end = (signal) => async () => {
      child.kill(signal)
      await ended
    }
    return {
      url: `http://127.0.0.1:${port}`,
      output: () => state.output,
      stop: end('SIGTERM'),
      kill: end('SIGKILL'),
    }
  }

  const signIn = async ({ url }) => {
    const answer = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    })
    assert.equal(answer.status, 200, await answer.clone().text())
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0])
    return createSession({ url, cookie: cookie.join('; ') })
  }

  return { folder, run, start, signIn, spawned }
}
