import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** A stored file: the folder of its collection, and its name. */
export type NamedFile = { folder: string; name: string }

/** Storage of uploaded files: a folder of this machine, or a bucket that instances share. */
export type FileStorage = {
  /** Its name in messages. */
  place: string
  /**
   * Writes a new file, synced to the disk so that it survives a power failure.
   * @throws an error of code `EEXIST` when there is one of that name
   */
  write: (file: NamedFile, bytes: Uint8Array) => Promise<void>
  /** Opens a file for reading; null if it does not exist. */
  open: (file: NamedFile) => Promise<{ body: Readable; size: number } | null>
  /** Its size in bytes; null if it does not exist. */
  sizeOf: (file: NamedFile) => Promise<number | null>
  /** Removes a file; a missing file is not an error. */
  remove: (file: NamedFile) => Promise<void>
  /** Moves a file to a place where only `removeSetAside` finds it. */
  setAside: (file: NamedFile) => Promise<void>
  /** Deletes files that were set aside before a moment. */
  removeSetAside: (before: Date) => Promise<void>
  /** Every file, or those of one folder, without those set aside. */
  list: (folder?: string) => AsyncIterable<NamedFile & { changedAt: Date }>
}

/** Path within the folder of files; stored names do not begin with a dot. */
const ASIDE = '.aside'

/** Whether the error says that a file or its folder is missing. */
export const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** @returns what `work` returns; null if the file or folder does not exist */
const unlessMissing = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const partsOf = ({ folder, name }: NamedFile): [string, string] => {
  for (const part of [folder, name])
    if (part !== path.basename(part) || part.startsWith('.')) throw new Error('Not a stored name')
  return [folder, name]
}

const writeSynced = async (file: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const namesIn = async (folder: string, what: 'isFile' | 'isDirectory'): Promise<string[]> => {
  const entries = await unlessMissing(readdir(folder, { withFileTypes: true }))
  return (entries ?? [])
    .filter((entry) => entry[what]() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
}

/**
 * Stores files in folders of this machine.
 * @param root created if it is missing
 */
export const createDiskStorage = (root: string): FileStorage => {
  const at = (file: NamedFile) => path.join(/* turbopackIgnore: true */ root, ...partsOf(file))
  const aside = (file: NamedFile) => path.join(root, ASIDE, ...partsOf(file))

  const draftOf = (to: string) => path.join(path.dirname(to), `.${path.basename(to)}.part`)

  const write: FileStorage['write'] = async (file, bytes) => {
    const to = at(file)
    const draft = draftOf(to)
    await mkdir(path.dirname(to), { recursive: true })
    if (await unlessMissing(access(to).then(() => true)))
      throw Object.assign(new Error(`There is a file ${to}`), { code: 'EEXIST' })
    try {
      await writeSynced(draft, bytes)
      await rename(draft, to)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  const sizeOf: FileStorage['sizeOf'] = async (file) => {
    const found = await unlessMissing(stat(at(file)))
    return found?.isFile() ? found.size : null
  }

  const remove: FileStorage['remove'] = async (file) => {
    await rm(at(file), { force: true })
    // Left by a process that was killed while it wrote the file.
    await rm(draftOf(at(file)), { force: true })
  }

  const list: FileStorage['list'] = async function* (only) {
    for (const folder of only ? [only] : await namesIn(root, 'isDirectory'))
      for (const name of await namesIn(path.join(root, folder), 'isFile')) {
        // Deleted since the folder was read.
        const found = await unlessMissing(stat(at({ folder, name })))
        if (found) yield { folder, name, changedAt: found.mtime }
      }
  }

  return {
    place: root,
    write,
    sizeOf,
    remove,
    list,
    open: async (file) => {
      const size = await sizeOf(file)
      return size === null ? null : { body: createReadStream(at(file)), size }
    },
    setAside: async (file) => {
      const to = aside(file)
      await mkdir(path.dirname(to), { recursive: true })
      await unlessMissing(rename(at(file), to))
      const now = new Date()
      await unlessMissing(utimes(to, now, now))
    },
    removeSetAside: async (before) => {
      const place = path.join(root, ASIDE)
      for (const folder of await namesIn(place, 'isDirectory'))
        for (const name of await namesIn(path.join(place, folder), 'isFile')) {
          const file = path.join(place, folder, name)
          if ((await stat(file)).mtime < before) await rm(file, { force: true })
        }
    },
  }
}
