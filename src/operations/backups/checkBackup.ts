import path from 'node:path'
import { digestFile } from '@/database/backup/copyTable'
import { sharedFiles, tableFile } from './folder'
import { readManifest, type Manifest, type ManifestFile, type ManifestTable } from './manifest'
import { BackupProblem, someOf } from './problem'
import { hashFile, sizeOf } from './storedFiles'

/** Whether the file of a table holds what the manifest says. */
export const isSameTable = (
  table: Pick<ManifestTable, 'rows' | 'bytes' | 'sha256' | 'digest'>,
  found: Pick<ManifestTable, 'rows' | 'bytes' | 'sha256' | 'digest'>,
): boolean =>
  (['rows', 'bytes', 'sha256', 'digest'] as const).every((fact) => table[fact] === found[fact])

const tableProblem = async (folder: string, table: ManifestTable): Promise<string | null> => {
  const file = tableFile(folder, table.name)
  if ((await sizeOf(file)) === null) return `the table ${table.name} is missing`
  // A compressed file that was cut or changed cannot be read to its end.
  const found = await digestFile(file).catch(() => null)
  return found && isSameTable(table, found) ? null : `the table ${table.name} is damaged`
}

const fileProblem = async (shared: string, file: ManifestFile): Promise<string | null> => {
  const place = path.join(shared, file.folder, file.name)
  const size = await sizeOf(place)
  if (size === null) return `the file ${place} is missing`
  const isSame = size === file.bytes && (await hashFile(place)) === file.sha256
  return isSame ? null : `the file ${place} is damaged`
}

/**
 * Reads a whole backup and compares it with its manifest.
 * @param folder of the backup
 * @returns the manifest
 * @throws {BackupProblem} `damaged`, naming what is missing or was changed; as `readManifest`
 */
export const checkBackup = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  const problems: string[] = []
  for (const table of manifest.tables) {
    const problem = await tableProblem(folder, table)
    if (problem) problems.push(problem)
  }
  for (const file of manifest.files) {
    const problem = await fileProblem(sharedFiles(path.dirname(folder)), file)
    if (problem) problems.push(problem)
  }
  if (problems.length > 0)
    throw new BackupProblem('damaged', `The backup ${folder} is damaged: ${someOf(problems)}.`)
  return manifest
}
