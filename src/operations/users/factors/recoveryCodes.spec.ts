import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { newCodeSet } from './recoveryCodes'

it('derives a recovery code with 16 MB and 2^14 rounds', async () => {
  const { codes, salt, hashes } = await newCodeSet()
  const [code = ''] = codes
  const key = scryptSync(code, salt, 32, { N: 2 ** 14, r: 8, p: 1 })
  expect(hashes[0]).toBe(key.toString('hex'))
  expect(new Set(hashes).size).toBe(codes.length)
})
