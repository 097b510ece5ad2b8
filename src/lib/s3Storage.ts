import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import type { FileStorage, NamedFile } from './diskStorage'
import { FILES_AWAY } from './refusals/reasonOfPostgres'

export type S3Settings = {
  bucket: string
  region: string
  /** Address of a server other than Amazon's. */
  endpoint?: string
  /** Omitted together with the secret: then the SDK finds the credentials of the machine. */
  accessKeyId?: string
  secretAccessKey?: string
  /** The files are kept under this folder of the bucket; empty for the bucket itself. */
  prefix: string
}

/** @property check throws unless a file can be written, read and removed */
export type S3Storage = FileStorage & { check: () => Promise<void> }

const ASIDE = '.aside'

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode

/** The bucket does not respond, or refuses the request. */
const away = (place: string, cause: unknown): Error =>
  Object.assign(
    new Error(`The stored files in ${place} cannot be reached (${(cause as Error).name})`, {
      cause,
    }),
    { code: FILES_AWAY },
  )

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64')

const connect = async (
  settings: S3Settings,
): Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> => {
  // Loaded on demand: loading takes a third of a second.
  const sdk = await import('@aws-sdk/client-s3')
  const { region, endpoint, accessKeyId, secretAccessKey } = settings
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: 3,
    // Not all S3-compatible servers know the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 15_000,
      throwOnRequestTimeout: true,
    },
  })
  return { sdk, client }
}

/** File storage in an S3 bucket, of Amazon or a compatible server. */
export const createS3Storage = (settings: S3Settings): S3Storage => {
  const { bucket, prefix, endpoint } = settings
  const place = `${endpoint ?? 's3:/'}/${bucket}`
  const Bucket = bucket
  const root = prefix === '' ? '' : `${prefix}/`
  const keyOf = ({ folder, name }: NamedFile) => `${root}${folder}/${name}`
  const asideOf = (file: NamedFile) => `${root}${ASIDE}/${file.folder}/${file.name}`
  let connected: ReturnType<typeof connect> | undefined

  /** @returns null for a file that does not exist */
  const ask = async <T>(
    work: (client: Sdk.S3Client, sdk: typeof Sdk) => Promise<T>,
  ): Promise<T | null> => {
    const { client, sdk } = await (connected ??= connect(settings))
    try {
      return await work(client, sdk)
    } catch (error) {
      const name = (error as Error).name
      if (statusOf(error) === 404 && name !== 'NoSuchBucket') return null
      throw away(place, error)
    }
  }

  const headOf = (file: NamedFile) =>
    ask((client, sdk) =>
      client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(file), ChecksumMode: 'ENABLED' })),
    )

  /** If a request is repeated after a lost response, the file that it wrote exists already. */
  const isSame = async (file: NamedFile, bytes: Uint8Array): Promise<boolean> => {
    const found = await headOf(file)
    if (found?.ContentLength !== bytes.byteLength) return false
    return found.ChecksumSHA256 === undefined || found.ChecksumSHA256 === sha256(bytes)
  }

  const write: FileStorage['write'] = async (file, bytes) => {
    let isTaken = false
    await ask(async (client, sdk) => {
      const put = new sdk.PutObjectCommand({
        Bucket,
        Key: keyOf(file),
        Body: bytes,
        ContentLength: bytes.byteLength,
        ChecksumSHA256: sha256(bytes),
        IfNoneMatch: '*',
      })
      try {
        await client.send(put)
      } catch (error) {
        if (statusOf(error) !== 412) throw error
        isTaken = true
      }
    })
    if (isTaken && !(await isSame(file, bytes)))
      throw Object.assign(new Error(`There is a file ${keyOf(file)}`), { code: 'EEXIST' })
  }

  const removeKey = async (key: string): Promise<void> => {
    await ask((client, sdk) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key })))
  }

  async function* keysUnder(start: string): AsyncGenerator<{ key: string; changedAt: Date }> {
    let token: string | undefined
    do {
      const page = await ask((client, sdk) =>
        client.send(
          new sdk.ListObjectsV2Command({ Bucket, Prefix: start, ContinuationToken: token }),
        ),
      )
      for (const { Key, LastModified } of page?.Contents ?? [])
        if (Key) yield { key: Key, changedAt: LastModified ?? new Date() }
      token = page?.NextContinuationToken
    } while (token)
  }

  const open: FileStorage['open'] = async (file) => {
    const found = await ask((client, sdk) =>
      client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(file) })),
    )
    if (!found) return null
    const body = found.Body as Readable
    return { body, size: Number(found.ContentLength) }
  }

  const remove: FileStorage['remove'] = (file) => removeKey(keyOf(file))

  return {
    place,
    write,
    open,
    remove,
    sizeOf: async (file) => (await headOf(file))?.ContentLength ?? null,
    setAside: async (file) => {
      const moved = await ask((client, sdk) =>
        client.send(
          new sdk.CopyObjectCommand({
            Bucket,
            Key: asideOf(file),
            CopySource: encodeURI(`${bucket}/${keyOf(file)}`),
          }),
        ),
      )
      if (moved) await remove(file)
    },
    removeSetAside: async (before) => {
      for await (const { key, changedAt } of keysUnder(`${root}${ASIDE}/`))
        if (changedAt < before) await removeKey(key)
    },
    list: async function* (only) {
      for await (const { key, changedAt } of keysUnder(only ? `${root}${only}/` : root)) {
        const [folder = '', name = '', ...more] = key.slice(root.length).split('/')
        if (name !== '' && more.length === 0 && folder !== ASIDE) yield { folder, name, changedAt }
      }
    },
    check: async () => {
      const trial = { folder: 'check', name: `${randomBytes(8).toString('hex')}.txt` }
      const bytes = Buffer.from('x')
      await write(trial, bytes)
      const read = await open(trial)
      read?.body.resume()
      await remove(trial)
      if (read?.size !== bytes.byteLength)
        throw away(place, new Error('What was written cannot be read'))
    },
  }
}
