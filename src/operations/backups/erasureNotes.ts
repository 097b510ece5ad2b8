import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { encryptFor } from '@/database/backup/encryption'
import { BackupProblem } from '@/database/backup/problem'
import { sync } from '@/database/backup/syncFile'
import { isMissing } from '@/lib/diskStorage'
import { erasureSteps } from '@/operations/shared/erasureSteps'
import { readWhole } from './storedFiles'

const schema = z.strictObject({
  id: z.uuid(),
  /** ISO with milliseconds. */
  at: z.iso.datetime(),
  userId: z.int().nullable(),
  reason: z.string().min(1),
  steps: erasureSteps,
})

/** An erasure as stored next to the backups: its steps, without any value of the person. */
export type ErasureNote = z.output<typeof schema>

/** Every erasure of a database, as rows of its table. */
export const ALL_ERASURES = `select id::text as id, user_id as "userId", reason, steps,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
  from erasures order by erasures.at`

/** Next to the backups, where pruning does not touch it. */
const folderOf = (dir: string) => path.join(dir, 'erasures')
const NAME = /^([0-9a-f-]{36})\.json(\.age)?$/

const namesIn = async (dir: string): Promise<string[]> => {
  try {
    return (await readdir(folderOf(dir))).filter((name) => NAME.test(name)).sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/**
 * Stores erasures next to the backups, so that restoring an older backup does not bring erased data
 * back. One file each, never changed or overwritten.
 * @param args.dir contains the backups
 * @param args.recipient public key for encryption, as for backups
 * @returns how many were added
 */
export const writeErasureNotes = async (args: {
  erasures: readonly ErasureNote[]
  dir: string
  recipient: string | null
}): Promise<number> => {
  const { dir, recipient, erasures } = args
  const noted = new Set((await namesIn(dir)).map((name) => NAME.exec(name)?.[1]))
  const missing = erasures.filter(({ id }) => !noted.has(id))
  if (missing.length === 0) return 0
  await mkdir(folderOf(dir), { recursive: true, mode: 0o700 })
  for (const erasure of missing) {
    const file = path.join(folderOf(dir), `${erasure.id}.json${recipient ? '.age' : ''}`)
    await pipeline(
      Readable.from([Buffer.from(JSON.stringify(erasure))]),
      encryptFor(recipient),
      createWriteStream(`${file}.part`, { mode: 0o600 }),
    )
    await sync(`${file}.part`)
    await rename(`${file}.part`, file)
  }
  await sync(folderOf(dir))
  return missing.length
}

/**
 * The erasures stored next to a backup, the oldest first.
 * @param args.dir contains the backups
 * @param args.identity age identity for encrypted notes
 * @throws {BackupProblem} `setting` for an encrypted note without its key, `damaged` for a changed
 *   one
 */
export const readErasureNotes = async (args: {
  dir: string
  identity: string | null
}): Promise<ErasureNote[]> => {
  const { dir, identity } = args
  const notes: ErasureNote[] = []
  for (const name of await namesIn(dir)) {
    const place = path.join(folderOf(dir), name)
    const isEncrypted = name.endsWith('.age')
    if (isEncrypted && !identity)
      throw new BackupProblem(
        'setting',
        `The erasure ${place} is encrypted: say where its private key is, --erasures-identity=FILE.`,
      )
    const read = await readWhole(createReadStream(place), isEncrypted ? identity : null).then(
      ({ content }) => content.toString('utf8'),
      () => null,
    )
    const parsed = schema.safeParse(read === null ? null : jsonOf(read))
    if (!parsed.success)
      throw new BackupProblem(
        'damaged',
        `The erasure ${place} cannot be read: it is damaged, or encrypted for another key (--erasures-identity=FILE).`,
      )
    notes.push(parsed.data)
  }
  return notes.sort((one, other) => (one.at < other.at ? -1 : 1))
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
