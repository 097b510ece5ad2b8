import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { JOB_RUNS } from '@/jobs'
import { anyIp, cookieFor, makePerson, signIn } from '../gate/people'
import { ask, codeOf, read, startPayload } from '../gate/rest'

let payload: Payload
const sent: { to: string; text: string }[] = []
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(() => {
  sent.length = 0
  vi.spyOn(payload, 'sendEmail').mockImplementation((mail) => {
    sent.push(mail as { to: string; text: string })
    return Promise.resolve()
  })
})

const NEW = 'yeni uzun parola 2'
const forget = (email: unknown) =>
  ask('POST', '/users/forgot-password', { json: { email }, headers: anyIp() })
const reset = (json: Record<string, unknown>) =>
  ask('POST', '/users/reset-password', { json, headers: anyIp() })

it('says the same for a known and an unknown address, before any mail', async () => {
  const { email } = await makePerson(payload)
  const known = await read(forget(email))
  const unknown = await read(forget('nobody@example.com'))
  expect(known.status).toBe(200)
  expect(unknown.body).toEqual(known.body)
  await JOB_RUNS['send-mails'](payload)
  // Mails of other tests may wait too.
  const told = sent.map(({ to }) => to).filter((to) => to === email || to.startsWith('nobody@'))
  expect(told).toEqual([email])
  expect(await codeOf(forget({ equals: email }))).toBe('400 invalidInput')
})

it('sets a new password once, ends all sessions and starts none', async () => {
  const person = await makePerson(payload)
  const cookie = await cookieFor(person)
  await forget(person.email)
  await JOB_RUNS['send-mails'](payload)
  const token = /reset-password\/(\w+)/.exec(sent[0]?.text ?? '')?.[1] ?? ''
  expect(await codeOf(reset({ token, password: 'short' }))).toBe('400 invalidInput')
  const response = await reset({ token, password: NEW })
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(Object.keys((await response.json()) as object)).toEqual(['message'])
  expect(await codeOf(reset({ token, password: NEW }))).toBe('400 resetLinkInvalid')
  expect(await codeOf(ask('GET', '/companies', { cookie }))).toBe('401 signInFirst')
  expect(await codeOf(signIn(person.email))).toBe('401 wrongCredentials')
  expect(await codeOf(signIn(person.email, { password: NEW }))).toBe('200')
})

it('mails an account no more than three links in a quarter of an hour', async () => {
  const { email } = await makePerson(payload)
  for (let at = 0; at < 5; at += 1) expect(await codeOf(forget(email))).toBe('200')
  await JOB_RUNS['send-mails'](payload)
  // Mails of other tests may wait too.
  expect(sent.filter(({ to }) => to === email)).toHaveLength(3)
})

it('says so when one address asks too often for one account, known or not', async () => {
  const { email } = await makePerson(payload)
  for (const asked of [email, `${email}.invalid`]) {
    const headers = anyIp()
    const again = (to = asked) =>
      codeOf(ask('POST', '/users/forgot-password', { json: { email: to }, headers }))
    for (let at = 0; at < 3; at += 1) expect(await again()).toBe('200')
    expect(await again()).toBe('429 tooManyAttempts')
    expect(await again('other@example.com')).toBe('200')
  }
  await JOB_RUNS['send-mails'](payload)
})
