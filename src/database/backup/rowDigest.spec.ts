import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRowDigest } from './rowDigest'

const LINES = ['1\tab\\nc\n', '2\t\\N\n']
const digestOf = (...pieces: (string | Buffer)[]) => {
  const digest = createRowDigest()
  for (const piece of pieces) digest.add(Buffer.from(piece))
  return digest.end()
}

it('is the same in either order', () => {
  const [there, back] = [digestOf(...LINES), digestOf(...LINES.toReversed())]
  expect(there.digest).toBe('c7705b1ba681670d2f36db18432e4b01')
  expect(back.digest).toBe(there.digest)
  expect(back.sha256).not.toBe(there.sha256)
})

it('counts rows and bytes, and hashes the stream', () => {
  const text = LINES.join('')
  expect(digestOf(text)).toMatchObject({
    rows: 2,
    bytes: text.length,
    sha256: createHash('sha256').update(text).digest('hex'),
  })
  expect(digestOf()).toMatchObject({ rows: 0, bytes: 0, digest: '0'.repeat(32) })
  expect(digestOf('\n')).toMatchObject({ rows: 1, bytes: 1 })
})

it('does not depend on where the stream is cut', () => {
  const lines = fc.array(fc.string().map((text) => `${text.replaceAll('\n', '')}\n`))
  fc.assert(
    fc.property(lines, fc.array(fc.nat(200)), (all, cuts) => {
      const bytes = Buffer.from(all.join(''))
      const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length]
      places.sort((one, other) => one - other)
      const pieces = places.slice(1).map((end, at) => bytes.subarray(places[at], end))
      expect(digestOf(...pieces)).toEqual(digestOf(bytes))
    }),
  )
})

it('changes with a row, and with a row that stands twice', () => {
  const all = fc.uniqueArray(fc.string({ unit: 'grapheme-ascii' }), { minLength: 1 })
  fc.assert(
    fc.property(all, (rows) => {
      const lines = rows.map((row) => `${row}\n`)
      const { digest } = digestOf(...lines)
      expect(digestOf(...lines, lines[0] as string).digest).not.toBe(digest)
      expect(digestOf(...lines.slice(1)).digest).not.toBe(digest)
    }),
  )
})
