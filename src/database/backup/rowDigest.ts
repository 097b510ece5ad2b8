import { createHash } from 'node:crypto'

const NEWLINE = 10
const NOTHING: Buffer = Buffer.alloc(0)

/** Digest of the rows of a table, computed from the stream of its COPY in text form. */
export type RowDigest = {
  rows: number
  bytes: number
  /** Digest of the whole stream; its order changes whenever the table is rewritten. */
  sha256: string
  /**
   * Of the rows in any order: the first two little-endian 64-bit halves of the SHA-256 of each line
   * without its line break, each summed modulo 2^64, as 2 × 16 hexadecimal digits.
   */
  digest: string
}

const hexOf = (sum: bigint) => BigInt.asUintN(64, sum).toString(16).padStart(16, '0')

/** Reads a stream of COPY in pieces that need not end with a line. */
export const createRowDigest = () => {
  const whole = createHash('sha256')
  let rest = NOTHING
  let rows = 0
  let bytes = 0
  let first = 0n
  let second = 0n

  const addLine = (line: Buffer) => {
    const hash = createHash('sha256').update(line).digest()
    first += hash.readBigUInt64LE(0)
    second += hash.readBigUInt64LE(8)
    rows += 1
  }
  return {
    add: (chunk: Buffer): void => {
      whole.update(chunk)
      bytes += chunk.length
      let from = 0
      // A line break within a value is written as \n, so each byte of one ends a row.
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        const line = chunk.subarray(from, end)
        addLine(rest.length > 0 ? Buffer.concat([rest, line]) : line)
        rest = NOTHING
        from = end + 1
      }
      // A copy: the driver may reuse the memory of the chunk.
      if (from < chunk.length) rest = Buffer.concat([rest, chunk.subarray(from)])
    },
    end: (): RowDigest => {
      if (rest.length > 0) addLine(rest)
      rest = NOTHING
      return { rows, bytes, sha256: whole.digest('hex'), digest: hexOf(first) + hexOf(second) }
    },
  }
}

/** A stream transform that adds each chunk to the digest and leaves it unchanged. */
export const readBy = (digest: ReturnType<typeof createRowDigest>) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      digest.add(chunk)
      yield chunk
    }
  }
