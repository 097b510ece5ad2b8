import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  createByteDigest,
  decryptWith,
  encryptFor,
  type StoredBytes,
} from '@/database/backup/encryption'
import { sync } from '@/database/backup/syncFile'
import { pathOf } from '@/database/backup/tables'
import { isMissing, type FileStorage, type NamedFile } from '@/lib/diskStorage'
import { sharedName } from '@/database/backup/folder'
import type { ManifestFile } from '@/database/backup/manifest'

/** The size of a file, or null when there is none. */
export const sizeOf = async (file: string): Promise<number | null> => {
  try {
    const found = await stat(file)
    return found.isFile() ? found.size : null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Reads a whole file.
 * @param identity age identity that decrypts it
 * @returns its content, with size and hash
 */
export const readWhole = async (
  from: Readable,
  identity: string | null,
): Promise<StoredBytes & { content: Buffer }> => {
  const digest = createByteDigest()
  const parts: Uint8Array[] = []
  await pipeline(
    from,
    decryptWith(identity),
    digest.stage,
    async (source: AsyncIterable<Uint8Array>) => {
      for await (const part of source) parts.push(part)
    },
  )
  return { ...digest.end(), content: Buffer.concat(parts) }
}

/**
 * The size and hash of a stream.
 * @param identity age identity, for the size and hash of the decrypted content
 */
export const hashOf = async (
  from: Readable,
  identity: string | null = null,
): Promise<StoredBytes> => {
  const digest = createByteDigest()
  await pipeline(from, decryptWith(identity), digest.stage, async (source) => {
    for await (const _ of source);
  })
  return digest.end()
}

/** The size and hash of a file. @param identity as of `hashOf` */
export const hashFile = (file: string, identity: string | null = null): Promise<StoredBytes> =>
  hashOf(createReadStream(file), identity)

/**
 * Writes a temporary file, syncs and renames it: a file with the final name is complete.
 * @param args.recipient public key for encryption
 * @returns size and hash of the content, and of the encrypted bytes; null when the source was
 *   removed meanwhile
 */
const copyFile = async (args: {
  from: Readable
  to: string
  recipient: string | null
}): Promise<(StoredBytes & { encrypted?: StoredBytes }) | null> => {
  const { from, to, recipient } = args
  const draft = `${to}.part`
  const [text, stored] = [createByteDigest(), createByteDigest()]
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  try {
    await pipeline(
      from,
      text.stage,
      encryptFor(recipient),
      stored.stage,
      createWriteStream(draft, { mode: 0o600 }),
    )
  } catch (error) {
    await rm(draft, { force: true })
    if (isMissing(error)) return null
    throw error
  }
  await sync(draft)
  await rename(draft, to)
  return { ...text.end(), ...(recipient ? { encrypted: stored.end() } : {}) }
}

/**
 * Copies stored files into the folder shared by all backups. Stored names are random and never
 * reused, so an existing file is the same one.
 * @param args.storage source
 * @param args.shared destination
 * @param args.known files of an earlier backup for the same key, whose hashes are reused
 * @param args.recipient public key for encryption
 */
export const createCollector = (args: {
  storage: FileStorage
  shared: string
  known: readonly ManifestFile[]
  recipient: string | null
}) => {
  const { storage, shared, recipient } = args
  const known = new Map(args.known.map((file) => [pathOf(file), file]))
  const found = new Map<string, ManifestFile>()
  let copied = 0

  const take = async (file: NamedFile): Promise<ManifestFile | null> => {
    const to = path.join(shared, file.folder, sharedName(file.name, recipient))
    const former = known.get(pathOf(file))
    const there = await sizeOf(to)
    if (former && there === (former.encrypted ?? former).bytes) return former
    const stored = await storage.open(file)
    const made = stored && (await copyFile({ from: stored.body, to, recipient }))
    // Deleted in the application since it was copied. An encrypted copy cannot be read here.
    if (!made) return there === null || recipient ? null : { ...file, ...(await hashFile(to)) }
    copied += 1
    return { ...file, ...made }
  }
  return {
    /** Copies a file once. @returns whether it exists */
    collect: async (file: NamedFile): Promise<boolean> => {
      const key = pathOf(file)
      if (found.has(key)) return true
      const taken = await take(file)
      if (taken) found.set(key, taken)
      return taken !== null
    },
    of: (file: NamedFile): ManifestFile | undefined => found.get(pathOf(file)),
    copied: () => copied,
  }
}
