import { expect, it } from 'vitest'
import { signatureHeaders, webhookSecret } from './secret'

const K1 = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3'
const K2 = 'whsec_ZmVkY2JhOTg3NjU0MzIxMGZlZGNiYTk4'
const ID = 'evt_1041'
const BODY =
  '{"id":"evt_1041","type":"tender.accepted","timestamp":"2026-03-01T12:00:00.000Z","data":{"subject":"tenders","id":7,"number":"TKF-2026-000042","customer":"Çınar İnşaat"}}'

const signed = (secrets: string[], seconds: number) =>
  signatureHeaders({ secrets, id: ID, seconds, body: BODY })['webhook-signature']

it('is signed as the library of the standard signs it', () => {
  expect(Buffer.byteLength(BODY)).toBe(174)
  const first = 'v1,iC8VEOr9+qe+hBKzy7k5HhF7ym7rvm39t9+J9F4jHDM='
  const second = 'v1,sW1jgyU7JOaV9wnW34FQldVPC5astMxgxadCMUTKQy4='
  expect(signed([K1], 1_772_366_400)).toBe(first)
  expect(signed([K2], 1_772_366_400)).toBe(second)
  expect(signed([K1], 1_772_366_405)).toBe('v1,aPtIqAWlvetD9ihydkLIbqTJcFbiDyZj6J4716QoX1U=')
  expect(signed([K2, K1], 1_772_366_400)).toBe(`${second} ${first}`)
})

it('is derived from the secret of the server and the row, of 32 bytes', () => {
  const nonce = '9b0e5f8e-3a33-4d52-a5b3-04b0f7d1a6c2'
  const secret = webhookSecret({ secret: 'a'.repeat(32), nonce })
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(webhookSecret({ secret: 'a'.repeat(32), nonce })).toBe(secret)
  expect(webhookSecret({ secret: 'b'.repeat(32), nonce })).not.toBe(secret)
  expect(webhookSecret({ secret: 'a'.repeat(32), nonce: `${nonce}x` })).not.toBe(secret)
})
