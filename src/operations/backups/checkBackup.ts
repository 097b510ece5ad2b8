import path from 'node:path'
import { digestFile } from '@/database/backup/copyTable'
import { recipientOf } from '@/database/backup/encryption'
import { sharedFiles, sharedName, tableFile } from '@/database/backup/folder'
import {
  readManifest,
  type Manifest,
  type ManifestFile,
  type ManifestTable,
} from '@/database/backup/manifest'
import { BackupProblem, someOf } from '@/database/backup/problem'
import { hashFile, sizeOf } from './storedFiles'

/** Whether a table read from a backup equals its entry in the manifest. */
export const isSameTable = (
  table: Pick<ManifestTable, 'rows' | 'bytes' | 'sha256' | 'digest'>,
  found: Pick<ManifestTable, 'rows' | 'bytes' | 'sha256' | 'digest'>,
): boolean =>
  (['rows', 'bytes', 'sha256', 'digest'] as const).every((fact) => table[fact] === found[fact])

type Reading = { folder: string; manifest: Manifest; identity: string | null }

/**
 * Whether a file equals its entry in the manifest; without the private key the encrypted file is
 * compared.
 */
const isSameFile = async (
  place: string,
  entry: Pick<ManifestFile, 'bytes' | 'sha256' | 'encrypted'>,
  identity: string | null,
): Promise<boolean> => {
  const wanted = entry.encrypted && !identity ? entry.encrypted : entry
  const found = await hashFile(place, identity).catch(() => null)
  return found?.bytes === wanted.bytes && found.sha256 === wanted.sha256
}

const tableProblem = async (
  { folder, manifest, identity }: Reading,
  table: ManifestTable,
): Promise<string | null> => {
  const file = tableFile(folder, table.name, manifest.recipient)
  if ((await sizeOf(file)) === null) return `the table ${table.name} is missing`
  // A truncated or changed compressed or encrypted file cannot be read to its end.
  const isSame =
    table.encrypted && !identity
      ? await isSameFile(file, table, null)
      : await digestFile(file, identity).then(
          (found) => isSameTable(table, found),
          () => false,
        )
  return isSame ? null : `the table ${table.name} is damaged`
}

const fileProblem = async (
  { folder, manifest, identity }: Reading,
  file: ManifestFile,
): Promise<string | null> => {
  const name = sharedName(file.name, manifest.recipient)
  const place = path.join(sharedFiles(path.dirname(folder)), file.folder, name)
  if ((await sizeOf(place)) === null) return `the file ${place} is missing`
  return (await isSameFile(place, file, identity)) ? null : `the file ${place} is damaged`
}

/**
 * The private key for reading a backup.
 * @param identity age identity from the operator; null when none was given
 * @returns the key, or null for an unencrypted backup without one
 * @throws {BackupProblem} `setting` for a text that is no private key, and for a key of another
 *   backup
 */
const keyFor = async (manifest: Manifest, identity: string | null): Promise<string | null> => {
  const { recipient } = manifest
  if (!recipient || !identity) return null
  const own = await recipientOf(identity).catch(() => null)
  if (!own) throw new BackupProblem('setting', 'The identity is no private key of age.')
  if (own !== recipient)
    throw new BackupProblem(
      'setting',
      `The backup is encrypted for ${recipient}; the identity is that of ${own}.`,
    )
  return identity
}

/**
 * Reads a whole backup and compares it with its manifest. Without the private key of an encrypted
 * one it compares the encrypted files; such a result cannot be used for a restore.
 * @param folder of the backup
 * @param identity age identity, for an encrypted backup
 * @returns the manifest, and the key that reads the backup
 * @throws {BackupProblem} `damaged`, naming what is missing or was changed; `setting` for another key;
 *   as `readManifest`
 */
export const checkBackup = async (
  folder: string,
  identity: string | null = null,
): Promise<{ manifest: Manifest; identity: string | null }> => {
  const manifest = await readManifest(folder)
  const reading = { folder, manifest, identity: await keyFor(manifest, identity) }
  const problems: string[] = []
  for (const table of manifest.tables) {
    const problem = await tableProblem(reading, table)
    if (problem) problems.push(problem)
  }
  for (const file of manifest.files) {
    const problem = await fileProblem(reading, file)
    if (problem) problems.push(problem)
  }
  if (problems.length > 0)
    throw new BackupProblem('damaged', `The backup ${folder} is damaged: ${someOf(problems)}.`)
  return { manifest, identity: reading.identity }
}
