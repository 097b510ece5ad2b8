import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3'
const OTHER = 'whsec_ZmVkY2JhOTg3NjU0MzIxMGZlZGNiYTk4'
const BODY =
  '{"id":"evt_1041","type":"tender.accepted","timestamp":"2026-03-01T12:00:00.000Z","data":{"subject":"tenders","id":7,"number":"TKF-2026-000042","customer":"Çınar İnşaat"}}'

const now = () => Math.floor(Date.now() / 1000)
const signed = (secret: string, timestamp: number | string, body = BODY, id = 'evt_1041') =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`

type Case = {
  timestamp?: number | string
  signature?: string
  body?: string
  id?: string
}

const EXAMPLES = [
  { name: 'receiver.mjs', command: process.execPath },
  { name: 'receiver.py', command: 'python3' },
].filter(({ command }) => spawnSync(command, ['--version']).status === 0)

describe.each(EXAMPLES)('examples/$name', ({ name, command }) => {
  let running: ChildProcess
  let output = ''
  let url = ''
  beforeAll(async () => {
    running = spawn(command, [`examples/${name}`], {
      env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: '0', PYTHONUTF8: '1' },
    })
    const keep = (part: Buffer) => {
      output += String(part)
    }
    running.stdout?.on('data', keep)
    running.stderr?.on('data', keep)
    const port = await vi.waitFor(() => /listening on (\d+)/.exec(output)?.[1] ?? expect.fail(), {
      timeout: 20_000,
    })
    url = `http://127.0.0.1:${port}/`
  })
  afterAll(() => void running.kill())

  const send = async ({ timestamp = now(), signature, body = BODY, id = 'evt_1041' }: Case) => {
    const { status } = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signature ?? signed(SECRET, timestamp, body, id),
      },
    })
    return status
  }

  it('takes an event once, also while two secrets hold', async () => {
    expect(await send({})).toBe(204)
    const at = now()
    const two = `${signed(OTHER, at)} ${signed(SECRET, at)}`
    expect(await send({ timestamp: at, signature: two })).toBe(204)
    const lines = () => output.split('\n').filter((line) => line.startsWith('evt_1041'))
    await vi.waitFor(() => expect(lines()).toHaveLength(1))
    expect(lines()[0]).toMatch(/^evt_1041 tender\.accepted .*Çınar İnşaat/)
  })

  it.each<[string, () => Case]>([
    ['another secret', () => ({ signature: signed(OTHER, now()) })],
    ['no signature', () => ({ signature: '' })],
    [
      'another version of signatures',
      () => ({ signature: signed(SECRET, now()).replace('1', '2') }),
    ],
    ['another body', () => ({ body: BODY.replace('7', '8'), signature: signed(SECRET, now()) })],
    ['another id', () => ({ id: 'evt_1', signature: signed(SECRET, now()) })],
    ['an old request', () => ({ timestamp: now() - 310 })],
    ['one of the future', () => ({ timestamp: now() + 310 })],
    ['no timestamp', () => ({ timestamp: 'x' })],
  ])('refuses %s', async (_, sent) => {
    expect(await send({ id: 'evt_7', ...sent() })).toBe(401)
    expect(output).not.toContain('evt_7')
  })
})
