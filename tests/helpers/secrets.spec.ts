import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { composeKey } from '@/domain/users/apiKey'
import { webhookSecret } from '@/operations/webhooks/secret'
import { secretsIn, secretsInStream } from './secrets'

const key = composeKey(randomBytes(32))
const secret = webhookSecret({ secret: 'of the server', nonce: 'of the row' })
const part = (name: string) => Buffer.from(JSON.stringify({ name })).toString('base64url')
const token = `${part('header')}.${part('payload')}.${randomBytes(32).toString('base64url')}`

it('finds keys of programs, secrets of webhooks and tokens of sessions', () => {
  const text = `{"key":"${key}"} ${secret}, payload-token=${token}; ${key}`
  expect(secretsIn(text)).toHaveLength(3)
  expect(secretsIn(`${key.slice(0, 12)}… whsec_ eyJ no secret`)).toEqual([])
})

it('finds one that arrives in two parts', () => {
  const stream = secretsInStream()
  for (const text of ['a'.repeat(5_000) + key.slice(0, 20), key.slice(20), ' b']) stream.add(text)
  expect(stream.found()).toEqual([`${key.slice(0, 12)}…`])
})
