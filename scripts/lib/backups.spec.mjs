import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readIdentity } from './backups.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'identity-'))
afterAll(() => rmSync(folder, { recursive: true }))

const KEY = 'AGE-SECRET-KEY-1QQQQQQQQQQ'
const fileOf = (text) => {
  const file = path.join(folder, String(text.length))
  writeFileSync(file, text)
  return file
}

it('reads the private key from a file as age-keygen writes it', () => {
  const text = `# created: 2026-11-26T00:00:00Z\n# public key: age1qqqq\n${KEY}\r\n`
  expect(readIdentity(fileOf(text))).toBe(KEY)
  expect(readIdentity(undefined)).toBeNull()
})

it.each(['', '# public key: age1qqqq\n', `${KEY}\n${KEY}\n`])(
  'refuses a file that does not hold one key, and repeats nothing of it: %j',
  (text) => {
    expect(() => readIdentity(fileOf(text))).toThrow(/ must hold one private key of age /)
    expect(() => readIdentity(fileOf(text))).not.toThrow(/QQQ|qqq/)
  },
)

it('says why a file cannot be read', () => {
  expect(() => readIdentity(path.join(folder, 'none'))).toThrow(/cannot be read: ENOENT/)
})
