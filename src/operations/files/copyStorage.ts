import { pathOf } from '@/database/backup/tables'
import type { FileStorage, NamedFile } from '@/lib/diskStorage'
import { hashOf, readWhole } from '../backups/storedFiles'

export type CopiedStorage = {
  /** Numbers of files copied, and of files already there with the same content. */
  copied: number
  there: number
  /** Files with the same name but different content: `folder/name`. Neither was changed. */
  different: string[]
}

const hashIn = async (storage: FileStorage, file: NamedFile): Promise<string | null> => {
  const found = await storage.open(file)
  return found && (await hashOf(found.body)).sha256
}

/**
 * Copies every stored file from one storage to another and compares hashes. Nothing is removed; a
 * second run continues an interrupted one.
 * @throws an error for a file whose copy differs
 */
export const copyStorage = async (from: FileStorage, to: FileStorage): Promise<CopiedStorage> => {
  const done: CopiedStorage = { copied: 0, there: 0, different: [] }
  for await (const { folder, name } of from.list()) {
    const file = { folder, name }
    const source = await from.open(file)
    // Removed since listing.
    if (!source) continue
    const { content, sha256 } = await readWhole(source.body, null)
    const former = await hashIn(to, file)
    if (former === null) {
      await to.write(file, content)
      if ((await hashIn(to, file)) !== sha256)
        throw new Error(`${pathOf(file)} arrived in ${to.place} with another content.`)
      done.copied += 1
    } else if (former === sha256) done.there += 1
    else done.different.push(pathOf(file))
  }
  return done
}
