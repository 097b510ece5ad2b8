import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '@/database/migrate'
import { parseKeep } from '@/domain/backups/keep'
import { createDiskStorage } from '@/lib/diskStorage'
import { theStorage } from '@/lib/fileStorage'
import { checkInstallation } from '@/operations/backups/checkInstallation'
import { makeBackup } from '@/operations/backups/makeBackup'
import {
  asOwner,
  cloneDatabase,
  createDatabase,
  dropDatabase,
  testEnv,
} from '../../helpers/templateDatabase'

/** An empty database beside that of this worker, as a fresh installation has it. */
const server = {
  urlOf: (database: string) =>
    Object.assign(new URL(process.env.TEST_SUPERUSER_URL as string), { pathname: `/${database}` })
      .href,
  stop: async () => {},
}
export const emptyDatabase = async (name: string) => {
  const url = await cloneDatabase({ server, template: 'backoffice_test_template', name })
  return { url, ownerUrl: asOwner(url), drop: () => dropDatabase({ server, name }) }
}

/** A database with the tables of some migrations only, as an earlier release has left it. */
export const formerDatabase = async (name: string, only: readonly string[]) => {
  const url = await createDatabase({ server, name })
  await migrate({ url: asOwner(url), only })
  return { url, ownerUrl: asOwner(url), drop: () => dropDatabase({ server, name }) }
}

export const newFolder = (name: string) => mkdtemp(path.join(tmpdir(), `backups-${name}-`))

export const ask = async <T = Record<string, unknown>>(
  url: string,
  statement: string,
): Promise<T[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as T[]
  } finally {
    await client.end()
  }
}

/**
 * Lets the application keep stored files in a folder. Rows of test files that ran before in the same
 * database name files that are elsewhere: each gets one here.
 */
export const keepFilesIn = async (folder: string): Promise<void> => {
  process.env.DATA_DIR = folder
  const uploads = path.join(folder, 'uploads')
  const url = process.env.TEST_SUPERUSER_URL as string
  for (const name of (await checkInstallation({ url, storage: createDiskStorage(uploads) }))
    .missing) {
    await mkdir(path.dirname(path.join(uploads, name)), { recursive: true })
    await writeFile(path.join(uploads, name), name)
  }
}

/** Backs up the database of this worker, as the role of the program. */
export const backUp = (
  dir: string,
  change: Partial<Parameters<typeof makeBackup>[0]> = {},
): ReturnType<typeof makeBackup> =>
  makeBackup({
    url: process.env.DATABASE_URL as string,
    storage: theStorage(),
    secret: testEnv.PAYLOAD_SECRET,
    product: { name: 'backoffice', version: '0.2.0' },
    dir,
    keep: parseKeep('7d,5w,12m') as NonNullable<ReturnType<typeof parseKeep>>,
    ...change,
  })
