import { createHash, randomInt } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathOf } from './tables'
import { backupsToKeep, type Keep } from '@/domain/backups/keep'
import { readManifest, type Manifest } from './manifest'

/** Id of a backup: the timestamp of its data, and a suffix in case two share a second. */
const ID = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9a-f]{4}$/
const PROOF = 'proof.json'
const UPGRADE = 'upgrade.json'

/** A complete backup. */
export type Backup = {
  id: string
  folder: string
  at: Date
  provenAt: Date | null
  /** For a backup that was made before an upgrade: the last migration it contains. */
  upgradedFrom: string | null
}

/** Files of all backups of a folder: their names are random and their content never changes. */
export const sharedFiles = (dir: string): string => path.join(dir, 'files')
/** Path of the file with the rows of a table. */
export const tableFile = (
  folder: string,
  table: string,
  recipient: string | null | undefined,
): string => path.join(folder, 'tables', `${table}.copy.gz${recipient ? '.age' : ''}`)

/**
 * The name of a shared file. Encrypted files have a hash of the key in their names, so that files
 * for a former key stay next to those for the current one while a backup refers to them.
 */
export const sharedName = (name: string, recipient: string | null | undefined): string => {
  if (!recipient) return name
  const sign = createHash('sha256').update(recipient).digest('hex').slice(0, 8)
  return `${name}.${sign}.age`
}

const SUFFIXES = 0x10000

/**
 * A unique name for a backup. Names sort by time, also within one second.
 * @param at the moment of the data
 * @param others existing names
 */
export const newBackupId = (at: Date, others: readonly string[]): string => {
  const second = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z-`
  const taken = others
    .filter((id) => id.startsWith(second))
    .map((id) => Number.parseInt(id.slice(second.length), 16))
  // Only the lower half is drawn at random, so that later backups of this second have higher
  // numbers.
  const suffix = taken.length > 0 ? Math.max(...taken) + 1 : randomInt(SUFFIXES / 2)
  return second + suffix.toString(16).padStart(4, '0')
}

const momentOf = (id: string): Date | null => {
  const [, ...parts] = ID.exec(id) ?? []
  const [year, month, day, hour, minute, second] = parts
  return parts.length > 0 ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** The content of a JSON file in the folder of a backup; empty for one that is missing or damaged. */
const readNote = async (folder: string, name: string): Promise<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(await readFile(path.join(folder, name), 'utf8')))
  } catch {
    return {}
  }
}

const writeNote = async (folder: string, name: string, note: Record<string, unknown>) => {
  const file = path.join(folder, name)
  await writeFile(`${file}.part`, `${JSON.stringify(note)}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** When a trial restore of a backup succeeded; null when none did. */
const readProof = async (folder: string): Promise<Date | null> => {
  const moment = new Date(String((await readNote(folder, PROOF)).at))
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** Records that a trial restore of a backup succeeded. */
export const writeProof = (folder: string, at: Date): Promise<void> =>
  writeNote(folder, PROOF, { at: at.toISOString() })

const readUpgrade = async (folder: string): Promise<string | null> => {
  const { from } = await readNote(folder, UPGRADE)
  return typeof from === 'string' ? from : null
}

/**
 * Records that a backup was made before an upgrade: it is kept longer than others.
 * @param from the last migration of its tables
 */
export const writeUpgrade = (folder: string, from: string): Promise<void> =>
  writeNote(folder, UPGRADE, { from })

const foldersOf = async (dir: string): Promise<{ id: string; folder: string; at: Date }[]> => {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap((id) => {
    const at = momentOf(id)
    return at ? [{ id, folder: path.join(dir, id), at }] : []
  })
}

const isComplete = ({ folder }: { folder: string }) => isThere(path.join(folder, 'manifest.json'))

/** The complete backups in a folder, newest first; none if there is no such folder. */
export const listBackups = async (dir: string): Promise<Backup[]> => {
  const found: Backup[] = []
  for (const one of await foldersOf(dir))
    if (await isComplete(one))
      found.push({
        ...one,
        provenAt: await readProof(one.folder),
        upgradedFrom: await readUpgrade(one.folder),
      })
  return found.sort((one, other) => (one.id < other.id ? 1 : -1))
}

/**
 * When the last backup was made, and when a trial restore last succeeded.
 * @param dir the folder of the backups
 * @returns seconds since 1970; 0 for never
 */
export const backupTimes = async (dir: string): Promise<{ backup: number; proof: number }> => {
  const backups = await listBackups(dir)
  const secondsOf = (moment: Date | null | undefined) => (moment?.getTime() ?? 0) / 1000
  return {
    backup: secondsOf(backups[0]?.at),
    proof: Math.max(0, ...backups.map(({ provenAt }) => secondsOf(provenAt))),
  }
}

/** Creates the folder for backups, readable by the user of this process only. */
export const prepareFolder = async (dir: string): Promise<void> => {
  await mkdir(sharedFiles(dir), { recursive: true, mode: 0o700 })
}

/** Removes the remains of backups that were killed. Call it while no other backup runs. */
export const removeUnfinished = async (dir: string): Promise<void> => {
  for (const one of await foldersOf(dir))
    if (!(await isComplete(one))) await rm(one.folder, { recursive: true, force: true })
}

/** Removes shared files that no backup refers to any more, and drafts of killed backups. */
const removeUnnamed = async (dir: string, manifests: readonly Manifest[]) => {
  const named = new Set(
    manifests.flatMap(({ files, recipient }) =>
      files.map(({ folder, name }) => pathOf({ folder, name: sharedName(name, recipient) })),
    ),
  )
  for (const folder of await readdir(sharedFiles(dir))) {
    const home = path.join(sharedFiles(dir), folder)
    for (const name of await readdir(home))
      if (!named.has(pathOf({ folder, name }))) await rm(path.join(home, name), { force: true })
  }
}

/**
 * Removes backups whose retention is over, with the files that only they refer to. Call it while no
 * other backup runs.
 * @returns the ids of removed backups, and of those that cannot be read and stay: then all files
 *   stay, as they may refer to them
 */
export const pruneBackups = async (
  dir: string,
  keep: Keep,
): Promise<{ removed: string[]; unreadable: string[] }> => {
  const backups = (await listBackups(dir)).map((one) => ({
    ...one,
    isProven: one.provenAt !== null,
  }))
  const kept = new Set(backupsToKeep(backups, keep))
  const gone = backups.filter((one) => !kept.has(one))
  for (const { folder } of gone) {
    // The manifest is removed first, so that a removal that is killed leaves no incomplete backup.
    await rm(path.join(folder, 'manifest.json'), { force: true })
    await rm(folder, { recursive: true, force: true })
  }
  const manifests: Manifest[] = []
  const unreadable: string[] = []
  for (const { id, folder } of kept)
    await readManifest(folder).then(
      (manifest) => manifests.push(manifest),
      () => unreadable.push(id),
    )
  if (unreadable.length === 0) await removeUnnamed(dir, manifests)
  return { removed: gone.map(({ id }) => id), unreadable }
}
