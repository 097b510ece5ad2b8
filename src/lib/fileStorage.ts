import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

/**
 * Where the files of a collection are kept: outside the sources, under the data directory. Of what
 * is there the build knows nothing, else it would take the whole checkout for a part of every page.
 */
export const folderOf = (folder: string): string =>
  path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? '.data', 'uploads', folder)

/** A name nobody can guess and no other file has. */
export const newStoredName = (ending: string): string =>
  `${randomBytes(16).toString('hex')}.${ending}`

const fileAt = (folder: string, name: string): string => {
  if (name !== path.basename(name) || name.startsWith('.')) throw new Error('Not a stored name')
  return path.join(/* turbopackIgnore: true */ folderOf(folder), name)
}

export type StoredFile = { name: string; bytes: Uint8Array }

/** Writes files that are not there yet. */
export const writeFiles = async (folder: string, files: readonly StoredFile[]): Promise<void> => {
  await mkdir(folderOf(folder), { recursive: true })
  for (const { name, bytes } of files) await writeFile(fileAt(folder, name), bytes, { flag: 'wx' })
}

/** Removes files; one that is gone already is no failure. */
export const removeFiles = async (folder: string, names: readonly string[]): Promise<void> => {
  for (const name of names) await rm(fileAt(folder, name), { force: true })
}

/**
 * Opens a file to send it.
 * @returns its bytes and how many they are; null when there is none of that name
 */
export const openFile = async (
  folder: string,
  name: string,
): Promise<{ body: ReadableStream; size: number } | null> => {
  const file = fileAt(folder, name)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  return { body: Readable.toWeb(createReadStream(file)) as ReadableStream, size: found.size }
}
