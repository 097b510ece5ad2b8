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
 * Reads a file as a whole.
 * @param identity private key of age that decrypts it
 * @returns its content, with size and hash of it
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
 * The size and hash of what is read.
 * @param identity private key of age, for the size and hash of the decrypted content
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
 * Writes a file beside its place, has the disk keep it and renames it: what has its name is whole.
 * @param args.recipient public key that what is written is encrypted for
 * @returns size and hash of the content, and of the encrypted bytes that were written; null when the
 *   source was removed meanwhile
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
 * Copies stored files into those that all backups share. Stored names are random and never written
 * twice, so that a file which is there already is the same one.
 * @param args.storage where the application keeps them
 * @param args.shared where the backups keep them
 * @param args.known files of an earlier backup for the same key, whose hashes are reused
 * @param args.recipient public key that copies are encrypted for
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
    // Gone from the application since the backup that copied it. An encrypted copy cannot be read here.
    if (!made) return there === null || recipient ? null : { ...file, ...(await hashFile(to)) }
    copied += 1
    return { ...file, ...made }
  }
  return {
    /** Takes a file unless it was taken. @returns whether it is there */
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
