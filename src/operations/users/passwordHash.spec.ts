import { pbkdf2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashPassword, isPasswordOf, isPasswordSet, NOBODYS_HASH } from './passwordHash'

const PASSWORD = 'uzun bir parola 1'
const SALT = 'ab'.repeat(32)

/** Payload's current and former hash formats. */
const payloads = (password: string) =>
  `pbkdf2-sha256-v1:${pbkdf2Sync(password, SALT, 600_000, 32, 'sha256').toString('hex')}`
const older = (password: string) =>
  pbkdf2Sync(password, SALT, 25_000, 512, 'sha256').toString('hex')

it('hashes in the form and with the rounds that Payload does', async () => {
  const { hash, salt } = await hashPassword(PASSWORD)
  const expected = pbkdf2Sync(PASSWORD, salt, 600_000, 32, 'sha256').toString('hex')
  expect(hash).toBe(`pbkdf2-sha256-v1:${expected}`)
})

it('salts each hash anew', async () => {
  const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)])
  expect(one?.salt).not.toBe(other?.salt)
  expect(one?.hash).not.toBe(other?.hash)
})

it.each([
  ['current', payloads],
  ['older', older],
])('knows a password by a hash of the %s form, and no other password', async (_, hashOf) => {
  const stored = { hash: hashOf(PASSWORD), salt: SALT }
  expect(await isPasswordOf(PASSWORD, stored)).toBe(true)
  expect(await isPasswordOf(`${PASSWORD} `, stored)).toBe(false)
})

it('takes no password for the hash of nobody, which costs as much as a current one', async () => {
  expect(NOBODYS_HASH.hash).toHaveLength(payloads(PASSWORD).length)
  expect(await isPasswordOf('', NOBODYS_HASH)).toBe(false)
})

it.each([
  ['salt', { hash: payloads(PASSWORD), salt: null }],
  ['hash', { hash: null, salt: SALT }],
  ['salt but an empty one', { hash: payloads(PASSWORD), salt: '' }],
])('takes no password for an account without a %s', async (_, stored) => {
  expect(isPasswordSet(stored)).toBe(false)
  expect(await isPasswordOf(PASSWORD, stored)).toBe(false)
})

it('knows a password in whichever form its accents were typed, and older hashes as typed', async () => {
  const composed = 'çok güzel bir gün bugün'.normalize('NFC')
  const decomposed = composed.normalize('NFD')
  expect(await isPasswordOf(decomposed, await hashPassword(composed))).toBe(true)
  expect(await isPasswordOf(composed, await hashPassword(decomposed))).toBe(true)
  const older = { hash: payloads(decomposed), salt: SALT }
  expect(await isPasswordOf(decomposed, older)).toBe(true)
})
