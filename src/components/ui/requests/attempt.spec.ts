import { describe, expect, it } from 'vitest'

import type { ApiOutcome } from './api'
import { createAttempt } from './attempt'

const DONE: ApiOutcome = { ok: true, status: 201, data: {} }
const refused = (status: number, code?: string): ApiOutcome => ({
  ok: false,
  status,
  code,
  fields: {},
})

/** The keys under which bodies were sent, for given responses. */
const keysOf = async (...sent: readonly [body: object, answer: ApiOutcome][]) => {
  const answers = sent.map(([, answer]) => answer)
  const keys: string[] = []
  const send = createAttempt((_, { key } = {}) => {
    keys.push(key ?? '')
    return Promise.resolve(answers.shift() as never)
  })
  for (const [body] of sent) await send('/api/branches', { body })
  return keys
}

const body = { name: 'Merkez' }

describe('the key of an attempt', () => {
  it.each([
    ['no answer came', refused(0)],
    ['the server failed', refused(503)],
    ['it was too much at once', refused(429, 'tooManyRequests')],
    ['the session had ended', refused(401, 'signInFirst')],
    ['the first try is still under way', refused(409, 'stillRunning')],
    ['it was done, and its answer is lost', refused(409, 'alreadyDone')],
  ])('stays for the same body where %s', async (_, answer) => {
    const [first, second] = await keysOf([body, answer], [body, DONE])
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  it.each([
    ['it was done', DONE],
    ['it was refused, which the server keeps under the key', refused(400, 'alreadyExists')],
  ])('is another one for the same body where %s', async (_, answer) => {
    const [first, second] = await keysOf([body, answer], [body, DONE])
    expect(second).not.toBe(first)
  })

  it('is another one for another body: the server takes no other under a key', async () => {
    const [first, second, third] = await keysOf(
      [body, refused(0)],
      [{ name: 'Şube' }, refused(0)],
      [{ name: 'Şube' }, DONE],
    )
    expect(second).not.toBe(first)
    expect(third).toBe(second)
  })
})

it('is another one at another address', async () => {
  const keys: (string | undefined)[] = []
  const send = createAttempt((_, options) => {
    keys.push(options?.key)
    return Promise.resolve(refused(0) as never)
  })
  await send('/api/tenders/1/send', { body: {} })
  await send('/api/tenders/2/send', { body: {} })
  expect(keys[1]).not.toBe(keys[0])
})
