import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createDiskStorage, type FileStorage } from './diskStorage'
import { env, type Env } from './env'
import { createS3Storage, type S3Settings, type S3Storage } from './s3Storage'

export type StoredFile = { name: string; bytes: Uint8Array }

/** A random name that is unique and cannot be guessed. */
export const newStoredName = (ending: string): string =>
  `${randomBytes(16).toString('hex')}.${ending}`

/**
 * The folder of stored files on this machine: under the data directory, outside of the sources. The
 * build must not trace it, else it would include the whole checkout in every page.
 */
export const uploadsFolder = (): string =>
  path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? '.data', 'uploads')

const settingsOf = (settings: Env): S3Settings | null =>
  settings.S3_BUCKET
    ? {
        bucket: settings.S3_BUCKET,
        region: settings.S3_REGION,
        endpoint: settings.S3_ENDPOINT,
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
        prefix: settings.S3_PREFIX,
      }
    : null

let bucket: S3Storage | undefined

/** The bucket in the settings; null if files are stored on this machine. */
export const theBucket = (): S3Storage | null => {
  const settings = settingsOf(env)
  return settings && (bucket ??= createS3Storage(settings))
}

/**
 * The storage of this installation.
 * @param folder on this machine, if no bucket is set
 */
export const theStorage = (folder = uploadsFolder()): FileStorage =>
  theBucket() ?? createDiskStorage(folder)

/** Writes new files. */
export const writeFiles = async (folder: string, files: readonly StoredFile[]): Promise<void> => {
  const storage = theStorage()
  for (const { name, bytes } of files) await storage.write({ folder, name }, bytes)
}

/** Removes files; a missing file is not an error. */
export const removeFiles = async (folder: string, names: readonly string[]): Promise<void> => {
  const storage = theStorage()
  for (const name of names) await storage.remove({ folder, name })
}

/**
 * Opens a file to send it.
 * @returns its bytes and their number; null if the file does not exist
 */
export const openFile = async (
  folder: string,
  name: string,
): Promise<{ body: ReadableStream; size: number } | null> => {
  const found = await theStorage().open({ folder, name })
  return found && { body: Readable.toWeb(found.body) as ReadableStream, size: found.size }
}
