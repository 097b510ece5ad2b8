import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { anyIp, cookieFor, makePerson } from './people'
import { ask, codeOf, poolOf, startPayload } from './rest'

let payload: Payload
let cookie = ''
beforeAll(async () => {
  payload = await startPayload()
  cookie = await cookieFor(await makePerson(payload))
})

it('answers after 100 saves and 100 forgotten passwords at once', async () => {
  const company = await payload.create({
    collection: 'companies',
    data: { name: randomUUID() } as never,
  })
  const save = (at: number) =>
    ask('PATCH', `/companies/${company.id}`, { cookie, json: { description: `no ${at}` } })
  const forget = () =>
    ask('POST', '/users/forgot-password', {
      json: { email: `${randomUUID()}@example.com` },
      headers: anyIp(),
    })
  const saves = Array.from({ length: 100 }, (_, at) => codeOf(save(at)))
  const forgets = Array.from({ length: 100 }, () => codeOf(forget()))
  const answers = await Promise.all([...saves, ...forgets])
  // A slow machine may turn some away; what it must never do is hang.
  expect(answers.filter((answer) => answer !== '200' && answer !== '503 overloaded')).toEqual([])
  expect(answers).toContain('200')
  expect(await codeOf(ask('GET', '/companies', { cookie }))).toBe('200')
  expect(poolOf(payload).waitingCount).toBe(0)
})
