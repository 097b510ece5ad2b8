import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sync } from '@/database/backup/syncFile'
import { pathOf, type NamedFile } from '@/database/backup/tables'
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

const hashed = (hash: ReturnType<typeof createHash>) =>
  async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  }

/** The SHA-256 of a file. */
export const hashFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/**
 * Copies a file beside its place, has the disk keep it and renames it: what has its name is whole.
 * @returns its SHA-256, or null when the source is gone
 */
export const copyFile = async (from: string, to: string): Promise<string | null> => {
  if ((await sizeOf(from)) === null) return null
  const draft = `${to}.part`
  const hash = createHash('sha256')
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  try {
    const source = createReadStream(from)
    await pipeline(source, hashed(hash), createWriteStream(draft, { mode: 0o600 }))
  } catch (error) {
    await rm(draft, { force: true })
    // Removed meanwhile.
    if (isMissing(error)) return null
    throw error
  }
  await sync(draft)
  await rename(draft, to)
  return hash.digest('hex')
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
 * @param args.known files of an earlier backup, whose hashes need not be worked out again
 */
export const createCollector = (args: {
  uploads: string
  shared: string
  known: readonly ManifestFile[]
}) => {
  const { uploads, shared } = args
  const known = new Map(args.known.map((file) => [pathOf(file), file]))
  const found = new Map<string, ManifestFile>()
  let copied = 0

  const take = async (file: NamedFile): Promise<ManifestFile | null> => {
    const to = path.join(shared, file.folder, file.name)
    const former = known.get(pathOf(file))
    const there = await sizeOf(to)
    if (former && there === former.bytes) return former
    const sha256 = await copyFile(path.join(uploads, file.folder, file.name), to)
    // Gone from the application since the backup that copied it.
    if (!sha256 && there !== null) return { ...file, bytes: there, sha256: await hashFile(to) }
    const bytes = await sizeOf(to)
    if (!sha256 || bytes === null) return null
    copied += 1
    return { ...file, bytes, sha256 }
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
