import { createHmac } from 'node:crypto'
import { decodeJwt, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { knownDevice } from '@/operations/users/knownDevice'
import { openAtProvider, sealAtProvider } from '@/operations/users/oidc/providerCookie'
import { cookieFor, makePerson, signIn } from '../gate/people'
import { ask, startPayload } from '../gate/rest'

let payload: Payload
let name: string
let token: string
let other: number
let email: string
beforeAll(async () => {
  payload = await startPayload()
  const person = await makePerson(payload)
  ;({ email } = person)
  ;[name = '', token = ''] = (await cookieFor(person)).split('=')
  other = (await makePerson(payload)).id
})

const whoIs = async (headers: Record<string, string>) => {
  const { user } = (await (await ask('GET', '/users/me', { headers })).json()) as { user: unknown }
  return user
}
const keyOf = (text: string) => new TextEncoder().encode(text)
const claims = () => decodeJwt(token)
const signed = (alg: string, key: string, what: JWTPayload = claims()) =>
  new SignJWT(what).setProtectedHeader({ alg, typ: 'JWT' }).sign(keyOf(key))
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const FORGED: Record<string, () => Promise<string> | string> = {
  'the claims of somebody else under the same signature': () => {
    const [head, , signature] = token.split('.')
    return [head, part({ ...claims(), id: other }), signature].join('.')
  },
  'no algorithm and no signature': () =>
    `${part({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`,
  'another secret': () => signed('HS256', 'x'.repeat(32)),
  'the secret of the server and another algorithm': () => signed('HS512', payload.secret),
  'a key pair of their own': async () => {
    const { privateKey } = await generateKeyPair('RS256')
    return new SignJWT(claims()).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
  },
  'an empty signature key': () => {
    const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${token.split('.')[1]}`
    return `${head}.${createHmac('sha256', '').update(head).digest('base64url')}`
  },
  'an end that has passed': () => signed('HS256', payload.secret, { ...claims(), exp: 1 }),
  'a session that is none': () => signed('HS256', payload.secret, { ...claims(), sid: 'x' }),
  'the session of somebody else': () => signed('HS256', payload.secret, { ...claims(), id: other }),
}

it('the token of a session opens the account that it was made for', async () => {
  expect(await whoIs({ cookie: `${name}=${token}` })).toMatchObject({ id: claims().id })
})

it.each(Object.keys(FORGED))('a token with %s opens nothing', async (how) => {
  const forged = (await FORGED[how]?.()) ?? ''
  expect(await whoIs({ cookie: `${name}=${forged}` })).toBeNull()
  expect(await whoIs({ authorization: `JWT ${forged}` })).toBeNull()
})

it('a token made for something else opens nothing, and that of a session nothing else', async () => {
  const cookies = (await signIn(email)).headers.getSetCookie()
  const [, device = '', ofDevice = ''] =
    cookies.map((one) => /^([\w-]+-device-\w+)=([^;]+)/.exec(one)).find(Boolean) ?? []
  const now = new Date()
  const isKnown = (value: string) => knownDevice({ payload, email, token: value, now }) !== null
  const secrets = { state: 's', nonce: 'n', verifier: 'v' }
  const atProvider = sealAtProvider({ ...secrets, to: '/', confirms: null }, now).token
  expect([isKnown(ofDevice), openAtProvider(atProvider, now)]).toEqual([
    true,
    expect.objectContaining(secrets),
  ])
  for (const value of [ofDevice, atProvider]) {
    expect(await whoIs({ cookie: `${name}=${value}` })).toBeNull()
    expect(await whoIs({ authorization: `JWT ${value}` })).toBeNull()
    expect(await whoIs({ cookie: `${device}=${value}` })).toBeNull()
  }
  expect([isKnown(token), openAtProvider(token, now)]).toEqual([false, null])
  expect([isKnown(atProvider), openAtProvider(ofDevice, now)]).toEqual([false, null])
})
