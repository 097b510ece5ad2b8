import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'

/** A line has at most 52 bytes: a read of this size contains a complete one, wherever it begins. */
const CHUNK = 128
const HASH = 40

/** The hash of the first line that begins at or after `offset` − 1, and its offset. */
const lineAt = async (file: FileHandle, offset: number) => {
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(CHUNK),
    0,
    CHUNK,
    Math.max(offset - 1, 0),
  )
  const text = buffer.toString('latin1', 0, bytesRead)
  const start = offset === 0 ? 0 : text.indexOf('\n') + 1
  if (offset > 0 && start === 0) return null
  const hash = text.slice(start, start + HASH).toUpperCase()
  return hash.length === HASH ? { hash, start: offset === 0 ? 0 : offset - 1 + start } : null
}

/**
 * Whether a password is in a list of leaked ones. Binary search: some twenty small reads in a file
 * of any size.
 *
 * @param path a file of lines `SHA1HEX:count`, sorted, as Have I Been Pwned publishes them
 * @throws when the file cannot be read: a configured list must not be skipped
 */
export const isLeaked = async (path: string, password: string): Promise<boolean> => {
  const wanted = createHash('sha1').update(password).digest('hex').toUpperCase()
  const file = await open(path)
  try {
    // The wanted line begins in [low, high).
    let low = 0
    let high = (await file.stat()).size
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const line = await lineAt(file, middle)
      if (line?.hash === wanted) return true
      if (line === null || line.start >= high || line.hash > wanted) high = middle
      else low = line.start + 1
    }
    return false
  } finally {
    await file.close()
  }
}
