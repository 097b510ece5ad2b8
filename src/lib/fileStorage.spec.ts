import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startS3Server } from '../../tests/helpers/s3Server'
import { createDiskStorage, type FileStorage, type NamedFile } from './diskStorage'
import { isFilesAway } from './refusals/reasonOfPostgres'
import { createS3Storage, type S3Storage } from './s3Storage'

const bytes = Buffer.from('içerik\0\n')
const file = { folder: 'media', name: '0a1b.png' }
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000)

const listed = async (storage: FileStorage, folder?: string): Promise<string[]> => {
  const found: string[] = []
  for await (const one of storage.list(folder)) found.push(`${one.folder}/${one.name}`)
  return found.sort()
}
const contentOf = async (storage: FileStorage, named: NamedFile) => {
  const found = await storage.open(named)
  return found && { size: found.size, content: await buffer(found.body) }
}

let s3: Awaited<ReturnType<typeof startS3Server>>
let root: string
beforeAll(async () => {
  s3 = await startS3Server()
  root = await mkdtemp(path.join(tmpdir(), 'files-'))
})
afterAll(async () => {
  await s3.stop()
  await rm(root, { recursive: true })
})
beforeEach(async () => {
  s3.objects.clear()
  s3.faults.length = 0
  for (const name of await readdir(root)) await rm(path.join(root, name), { recursive: true })
})

const storages: [string, () => FileStorage][] = [
  ['a folder', () => createDiskStorage(root)],
  ['a bucket', () => createS3Storage(s3.settings)],
  ['a folder of a bucket', () => createS3Storage({ ...s3.settings, prefix: 'office/files' })],
]

describe.each(storages)('files in %s', (_, create) => {
  it('are read as they were written, and are gone once removed, however often', async () => {
    const storage = create()
    expect(await storage.open(file)).toBeNull()
    await storage.write(file, bytes)
    expect(await contentOf(storage, file)).toEqual({ size: bytes.length, content: bytes })
    expect(await storage.sizeOf(file)).toBe(bytes.length)
    await storage.remove(file)
    await storage.remove(file)
    expect(await storage.open(file)).toBeNull()
    expect(await storage.sizeOf(file)).toBeNull()
  })

  it('are never written over', async () => {
    const storage = create()
    await storage.write(file, bytes)
    await expect(storage.write(file, Buffer.from('other'))).rejects.toMatchObject({
      code: 'EEXIST',
    })
    expect((await contentOf(storage, file))?.content).toEqual(bytes)
  })

  it('are listed, also when they are more than a page, without those set aside', async () => {
    const storage = create()
    const names = ['1', '2', '3', '4', '5', '6', '7'].map((n) => `${n}.pdf`)
    for (const name of names) await storage.write({ folder: 'tender-files', name }, bytes)
    await storage.write(file, bytes)
    expect(await listed(storage)).toEqual(
      ['media/0a1b.png', ...names.map((name) => `tender-files/${name}`)].sort(),
    )
    expect(await listed(storage, 'media')).toEqual(['media/0a1b.png'])
    expect(await listed(storage, 'tender')).toEqual([])
    await storage.setAside(file)
    expect(await listed(storage, 'media')).toEqual([])
    expect(await storage.open(file)).toBeNull()
  })

  it('that were set aside stay until their time is over', async () => {
    const storage = create()
    await storage.write(file, bytes)
    await storage.setAside(file)
    await storage.setAside({ ...file, name: 'gone.png' })
    await storage.removeSetAside(new Date(Date.now() - 60_000))
    const kept = [...s3.objects.keys(), ...(await readdir(root, { recursive: true }))]
    expect(kept.some((name) => name.endsWith('.aside/media/0a1b.png'))).toBe(true)
    await storage.removeSetAside(tomorrow())
    const left = [...s3.objects.keys(), ...(await readdir(root, { recursive: true }))]
    expect(left.filter((name) => name.endsWith('.png'))).toEqual([])
  })
})

it('a name that leads out of its folder is refused', async () => {
  const storage = createDiskStorage(root)
  for (const name of ['../up.png', '.hidden', 'a/b.png'])
    await expect(storage.write({ folder: 'media', name }, bytes)).rejects.toThrow('stored name')
})

it('a file that is set aside ages from then on', async () => {
  const storage = createDiskStorage(root)
  await storage.write(file, bytes)
  const old = new Date(0)
  await utimes(path.join(root, 'media', file.name), old, old)
  await storage.setAside(file)
  await storage.removeSetAside(new Date(Date.now() - 60_000))
  expect(await readdir(path.join(root, '.aside/media'))).toEqual([file.name])
})

describe('a bucket', () => {
  const awayOf = async (storage: S3Storage) =>
    storage.open(file).then(
      () => false,
      (error: unknown) => isFilesAway(error),
    )

  it('passes its check, and nothing of it stays', async () => {
    await createS3Storage(s3.settings).check()
    expect(s3.objects.size).toBe(0)
  })

  it('that fails now and then is asked again', async () => {
    const storage = createS3Storage(s3.settings)
    s3.faults.push(503, 500)
    await storage.write(file, bytes)
    expect((await contentOf(storage, file))?.content).toEqual(bytes)
  })

  it('that loses its answer has the file all the same', async () => {
    const storage = createS3Storage(s3.settings)
    s3.faults.push('drop')
    await storage.write(file, bytes)
    expect((await contentOf(storage, file))?.content).toEqual(bytes)
  })

  it('that does not answer is away, not empty', async () => {
    s3.faults.push(500, 500, 500)
    expect(await awayOf(createS3Storage(s3.settings))).toBe(true)
    expect(await awayOf(createS3Storage({ ...s3.settings, endpoint: 'http://127.0.0.1:9' }))).toBe(
      true,
    )
  })

  it.each([
    ['that does not exist', { bucket: 'other' }, 'NoSuchBucket'],
    ['with a wrong key', { accessKeyId: 'wrong' }, 'InvalidAccessKeyId'],
  ])('%s fails its check and says why', async (_, wrong, why) => {
    const problem = await createS3Storage({ ...s3.settings, ...wrong })
      .check()
      .catch((error: unknown) => error)
    expect(isFilesAway(problem)).toBe(true)
    expect(problem).toMatchObject({ message: expect.stringContaining(why) })
  })
})

it('the settings of a bucket send the files of the application there', async () => {
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings
  vi.stubEnv('S3_BUCKET', bucket)
  vi.stubEnv('S3_ENDPOINT', endpoint)
  vi.stubEnv('S3_ACCESS_KEY_ID', accessKeyId)
  vi.stubEnv('S3_SECRET_ACCESS_KEY', secretAccessKey)
  vi.resetModules()
  try {
    const { openFile, writeFiles } = await import('./fileStorage')
    await writeFiles('media', [{ name: file.name, bytes }])
    expect([...s3.objects.keys()]).toEqual(['media/0a1b.png'])
    const found = await openFile('media', file.name)
    expect(Buffer.from(await new Response(found?.body).arrayBuffer())).toEqual(bytes)
  } finally {
    vi.unstubAllEnvs()
    vi.resetModules()
  }
})
