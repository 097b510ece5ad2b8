import { createInflateRaw } from 'node:zlib'
import { MAX_PARTS, MAX_RATIO, MAX_UNPACKED_MB } from './limits.mjs'
import { Unreadable } from './unread.mjs'

const MB = 1024 * 1024
const END = 0x06054b50
const PART = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const MAX_COMMENT = 0xffff
/** Zip64 marker: the number is stored elsewhere, in archives larger than any accepted. */
const ELSEWHERE = 0xffffffff
const [STORED, DEFLATED] = [0, 8]
const ENCRYPTED = 1

const broken = () => new Unreadable('fileUnreadable')
const tooLarge = () => new Unreadable('importUnpacksTooLarge', { max: MAX_UNPACKED_MB })

/** @param {DataView} view */
const endOf = (view) => {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at
  throw broken()
}

/** @param {DataView} view */
const partsOf = (view) => {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_PARTS) throw tooLarge()
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: count }, () => {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== PART) throw broken()
    const nameAt = at + 46
    const nameLength = view.getUint16(at + 28, true)
    const part = {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      said: view.getUint32(at + 24, true),
      local: view.getUint32(at + 42, true),
      name: Buffer.from(view.buffer, view.byteOffset + nameAt, nameLength).toString('latin1'),
    }
    at = nameAt + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    return part
  })
}

/** Offset of the packed bytes of a part. */
const bytesOf = (view, { local, packed }) => {
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL) throw broken()
  const at = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (at + packed > view.byteLength) throw broken()
  return Buffer.from(view.buffer, view.byteOffset + at, packed)
}

/** Decompresses without storing the output, and stops at a limit. */
const measure = (bytes, most) =>
  new Promise((resolve, reject) => {
    let size = 0
    const inflating = createInflateRaw()
    inflating.on('data', (piece) => {
      size += piece.length
      if (size <= most) return
      inflating.destroy()
      reject(tooLarge())
    })
    inflating.on('end', () => resolve(size))
    inflating.on('error', () => reject(broken()))
    inflating.end(bytes)
  })

/**
 * Checks an archive before it is unpacked: the number of its parts, and the declared and real size
 * of each. A file of 300 KB may unpack to gigabytes.
 *
 * @param {Uint8Array} bytes
 * @throws {Unreadable} `importUnpacksTooLarge`, `importOldExcel` for parts with a password,
 *   `fileUnreadable`
 */
export const checkArchive = async (bytes) => {
  if (bytes.length < END_BYTES) throw broken()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = partsOf(view)
  // Two parts with one name: the part checked here might not be the one that is read later.
  if (new Set(parts.map(({ name }) => name)).size !== parts.length) throw broken()
  let left = MAX_UNPACKED_MB * MB
  for (const part of parts) {
    const { flags, method, packed, said, local } = part
    if (flags & ENCRYPTED) throw new Unreadable('importOldExcel')
    if ([packed, said, local].includes(ELSEWHERE)) throw tooLarge()
    if (method !== STORED && method !== DEFLATED) throw broken()
    if (said > left || (said > MB && said > packed * MAX_RATIO)) throw tooLarge()
    const packedBytes = bytesOf(view, part)
    const size = method === STORED ? packed : await measure(packedBytes, Math.max(said, MB))
    if (size > left || (size > MB && size > packed * MAX_RATIO)) throw tooLarge()
    left -= Math.max(size, said)
  }
}
