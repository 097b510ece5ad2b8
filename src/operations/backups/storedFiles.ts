import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  createByteDigest,
  decryptWith,
  encryptFor,
  type StoredBytes,
} from '@/database/backup/encryption'
import { sync } from '@/database/backup/syncFile'
import { pathOf, type NamedFile } from '@/database/backup/tables'
import { sharedName } from './folder'
import type { ManifestFile } from './manifest'

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

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
 * The size and hash of a file.
 * @param identity private key of age, for the size and hash of the decrypted content
 */
export const hashFile = async (
  file: string,
  identity: string | null = null,
): Promise<StoredBytes> => {
  const digest = createByteDigest()
  await pipeline(createReadStream(file), decryptWith(identity), digest.stage, async (source) => {
    for await (const _ of source);
  })
  return digest.end()
}

/**
 * Copies a file beside its place, has the disk keep it and renames it: what has its name is whole.
 * @param args.identity private key that decrypts what is read; null for a file that is not encrypted
 * @param args.recipient public key that what is written is encrypted for
 * @returns size and hash of the content, and of the encrypted bytes that were written; null when the
 *   source is gone
 */
export const copyFile = async (args: {
  from: string
  to: string
  identity?: string | null
  recipient?: string | null
}): Promise<(StoredBytes & { encrypted?: StoredBytes }) | null> => {
  const { from, to, identity = null, recipient = null } = args
  if ((await sizeOf(from)) === null) return null
  const draft = `${to}.part`
  const [text, stored] = [createByteDigest(), createByteDigest()]
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  try {
    await pipeline(
      createReadStream(from),
      decryptWith(identity),
      text.stage,
      encryptFor(recipient),
      stored.stage,
      createWriteStream(draft, { mode: 0o600 }),
    )
  } catch (error) {
    await rm(draft, { force: true })
    // Removed meanwhile.
    if (isMissing(error)) return null
    throw error
  }
  await sync(draft)
  await rename(draft, to)
  return { ...text.end(), ...(recipient ? { encrypted: stored.end() } : {}) }
}

/** Every file in the folders of a place. */
export const filesIn = async (place: string): Promise<NamedFile[]> => {
  const entries = await readdir(place, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const found: NamedFile[] = []
  for (const folder of entries.filter((entry) => entry.isDirectory()))
    for (const entry of await readdir(path.join(place, folder.name), { withFileTypes: true }))
      if (entry.isFile() && !entry.name.startsWith('.'))
        found.push({ folder: folder.name, name: entry.name })
  return found
}

/**
 * Copies stored files into those that all backups share. Stored names are random and never written
 * twice, so that a file which is there already is the same one.
 * @param args.uploads where the application keeps them
 * @param args.shared where the backups keep them
 * @param args.known files of an earlier backup for the same key, whose hashes need not be worked out
 *   again
 * @param args.recipient public key that copies are encrypted for
 */
export const createCollector = (args: {
  uploads: string
  shared: string
  known: readonly ManifestFile[]
  recipient: string | null
}) => {
  const { uploads, shared, recipient } = args
  const known = new Map(args.known.map((file) => [pathOf(file), file]))
  const found = new Map<string, ManifestFile>()
  let copied = 0

  const take = async (file: NamedFile): Promise<ManifestFile | null> => {
    const to = path.join(shared, file.folder, sharedName(file.name, recipient))
    const former = known.get(pathOf(file))
    const there = await sizeOf(to)
    if (former && there === (former.encrypted ?? former).bytes) return former
    const from = path.join(uploads, file.folder, file.name)
    const made = await copyFile({ from, to, recipient })
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
