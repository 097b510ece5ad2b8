import { Unreadable } from './unread.mjs'

const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]
/** Number of bytes examined to detect the 8-bit encoding. */
const SAMPLE = 200_000
/** Control bytes that no text file contains: such a file is binary. */

const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

const isUtf8 = (bytes) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Arabic in 8-bit encodings has words of high bytes; in Turkish and French high bytes are isolated.
 */
const isArabic = (bytes) => {
  let high = 0
  let beside = 0
  for (let at = 1; at < Math.min(bytes.length, SAMPLE); at += 1) {
    if (bytes[at] < 0x80) continue
    high += 1
    if (bytes[at - 1] >= 0x80) beside += 1
  }
  return high > 0 && beside / high > 0.5
}

/** @param {Uint8Array} bytes */
const decoded = (bytes) => {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  if (marked) {
    const { encoding } = marked
    // Removes the byte order mark.
    return { encoding, text: new TextDecoder(encoding).decode(bytes) }
  }
  const text = isUtf8(bytes)
  if (text !== null) return { encoding: 'utf-8', text }
  const encoding = isArabic(bytes) ? 'windows-1256' : 'windows-1254'
  return { encoding, text: new TextDecoder(encoding).decode(bytes) }
}

/**
 * The text of a file: decoded by its byte order mark; else as UTF-8 if it is valid; else in the
 * 8-bit encoding that spreadsheets use on Turkish or Arabic machines.
 *
 * @param {Uint8Array} bytes
 * @returns {{ text: string, encoding: string }}
 * @throws {Unreadable} `importNotATable` for a file that is not text
 */
export const decodeText = (bytes) => {
  const found = decoded(bytes)
  if (NO_TEXT.test(found.text)) throw new Unreadable('importNotATable')
  return found
}
