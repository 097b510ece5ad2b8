import { appendFile, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseKeep, type Keep } from '@/domain/backups/keep'
import { proveNewestIn } from '@/jobs/backups/proveNewest'
import { createDiskStorage } from '@/lib/diskStorage'
import { checkBackup } from '@/operations/backups/checkBackup'
import { listBackups, writeProof } from '@/database/backup/folder'
import type { MadeBackup } from '@/operations/backups/makeBackup'
import { readManifest, writeManifest } from '@/database/backup/manifest'
import { restoreBackup } from '@/operations/backups/restoreBackup'
import { makeFile } from '../../factories/deletable'
import { makeCard } from '../../factories/rows'
import { ask, backUp, emptyDatabase, keepFilesIn, newFolder } from './database'

const DAY_MS = 24 * 60 * 60 * 1000
const NAME = 'Yalnız anahtarı olan okur'
const keep = parseKeep('9d') as Keep
const home = process.env.DATA_DIR
const folders: string[] = []
const place = async (name: string) => {
  const made = await newFolder(name)
  folders.push(made)
  return made
}
let dir: string
let identity: string
let recipient: string
let backup: MadeBackup
let stored: string

beforeAll(async () => {
  await keepFilesIn(await place('data'))
  dir = await place('dir')
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  await makeCard({ name: NAME })
  stored = String((await makeFile('media', {})).filename)
  backup = await backUp(dir, { recipient, keep })
})
afterAll(async () => {
  if (home === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = home
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { exitCode?: number; message: string }) => `${error.exitCode} ${error.message}`,
  )

it('is checked without its key, and read with it alone', async () => {
  expect(backup.manifest).toMatchObject({ format: 2, recipient })
  const names = await readdir(dir, { recursive: true })
  const data = names.filter((name) => /\.\w+$/.test(name) && !name.endsWith('manifest.json'))
  expect(data.length).toBeGreaterThan(20)
  expect(data.filter((name) => !name.endsWith('.age'))).toEqual([])
  const { manifest } = backup
  expect(await checkBackup(backup.folder)).toEqual({ manifest, identity: null })
  expect(await checkBackup(backup.folder, identity)).toEqual({ manifest, identity })
  const other = await generateX25519Identity()
  expect(await problemOf(checkBackup(backup.folder, other))).toMatch(/^2 .*is encrypted for age1/)
  expect(await problemOf(checkBackup(backup.folder, 'AGE-SECRET-KEY-1X'))).toMatch(
    /^2 .*no private/,
  )
})

it('copies a file once for each key', async () => {
  // The newest one that was proven stays.
  await writeProof(backup.folder, new Date(Date.now() - 9 * DAY_MS))
  const plain = await backUp(dir, { keep })
  expect(plain.manifest).toMatchObject({ format: 1 })
  expect(plain.copiedFiles).toBe(plain.manifest.files.length)
  const copies = async () =>
    (await readdir(path.join(dir, 'files', 'media'))).filter((name) => name.startsWith(stored))
  expect(await copies()).toHaveLength(2)
  backup = await backUp(dir, { recipient, keep })
  // Those of the key are there, those without one are gone with the backup that named them.
  expect(await copies()).toEqual([expect.stringMatching(/\.age$/)])
  expect(backup.copiedFiles).toBe(0)
})

it('leaves files as earlier backups for the key have noted them, after others between', async () => {
  for (const { id } of await listBackups(dir))
    expect(await problemOf(checkBackup(path.join(dir, id)))).toBe('none')
  expect(await listBackups(dir)).toHaveLength(2)
})

it('is restored with its key, files as well', async () => {
  const target = await emptyDatabase('backoffice_test_decrypted')
  try {
    const uploads = path.join(await place('uploads'), 'uploads')
    const { folder, manifest } = backup
    await restoreBackup({
      folder,
      manifest,
      identity,
      ownerUrl: target.ownerUrl,
      storage: createDiskStorage(uploads),
    })
    expect(await ask(target.url, `select 1 from stock_cards where name = '${NAME}'`)).toHaveLength(
      1,
    )
    const [there, here] = [uploads, path.join(process.env.DATA_DIR as string, 'uploads')].map(
      (root) => readFile(path.join(root, 'media', stored)),
    )
    expect(await there).toEqual(await here)
  } finally {
    await target.drop()
  }
})

it('is a failed trial until somebody with the key restored one', async () => {
  expect(await problemOf(proveNewestIn(dir))).toMatch(/^1 .*encrypted for age1.*--identity=FILE/)
  await writeProof(backup.folder, new Date())
  expect(await problemOf(proveNewestIn(dir))).toBe('none')
})

it('is damaged by a changed file and by a manifest that hides its key', async () => {
  const { folder } = backup
  const manifest = await readManifest(folder)
  const { recipient: _, ...hidden } = manifest
  await writeManifest(folder, hidden)
  expect(await problemOf(readManifest(folder))).toMatch(/^4 /)
  await writeManifest(folder, manifest)
  await appendFile(path.join(folder, 'tables', 'users.copy.gz.age'), 'x')
  for (const key of [null, identity])
    expect(await problemOf(checkBackup(folder, key))).toMatch(/^4 .*table users is damaged/)
})
