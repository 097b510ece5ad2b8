import { generateX25519Identity } from 'age-encryption'
import { expect, it } from 'vitest'
import { createByteDigest, decryptWith, encryptFor, recipientOf } from './encryption'

const CHUNK = 64 * 1024
const TEXT = Buffer.from('Teklif 1.234,56 ₺\n'.repeat(20_000))

async function* inPieces(bytes: Uint8Array, size = CHUNK - 7) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const whole = async (source: AsyncIterable<Uint8Array>) => {
  const pieces = []
  for await (const piece of source) pieces.push(piece)
  return Buffer.concat(pieces)
}
const makeKey = async () => {
  const identity = await generateX25519Identity()
  return { identity, recipient: await recipientOf(identity) }
}

it('gives back what it encrypted in the format of age, to its key alone', async () => {
  const [key, other] = [await makeKey(), await makeKey()]
  const stored = createByteDigest()
  const secret = await whole(stored.stage(encryptFor(key.recipient)(inPieces(TEXT))))
  expect(secret.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
  expect(stored.end().bytes).toBe(secret.length)
  expect(TEXT.equals(await whole(decryptWith(key.identity)(inPieces(secret))))).toBe(true)
  await expect(whole(decryptWith(other.identity)(inPieces(secret)))).rejects.toThrow()
})

it('refuses what was cut or changed anywhere, at the end of a piece too', async () => {
  const { identity, recipient } = await makeKey()
  const secret = await whole(encryptFor(recipient)(inPieces(TEXT)))
  for (const length of [0, 10, 200, secret.length - CHUNK, secret.length - 1])
    await expect(
      whole(decryptWith(identity)(inPieces(secret.subarray(0, length)))),
    ).rejects.toThrow()
  for (const at of [30, 150, 300, CHUNK + 500, secret.length - 1]) {
    const changed = Buffer.from(secret)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(whole(decryptWith(identity)(inPieces(changed)))).rejects.toThrow()
  }
})

it('passes everything on without a key', async () => {
  expect(TEXT.equals(await whole(encryptFor(null)(inPieces(TEXT))))).toBe(true)
  expect(TEXT.equals(await whole(decryptWith(null)(inPieces(TEXT))))).toBe(true)
})
