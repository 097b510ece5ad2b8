import { pathOf } from '@/database/backup/tables'
import type { FileStorage, NamedFile } from '@/lib/diskStorage'
import { hashOf, readWhole } from '../backups/storedFiles'

export type CopiedStorage = {
  /** How many files were copied, and how many were there already with the same content. */
  copied: number
  there: number
  /** Files of the same name with another content: `folder/name`. Neither was changed. */
  different: string[]
}

const hashIn = async (storage: FileStorage, file: NamedFile): Promise<string | null> => {
  const found = await storage.open(file)
  return found && (await hashOf(found.body)).sha256
}

/**
 * Copies every stored file from one place to another and compares what arrived by its hash. Nothing is
 * removed, and a second run goes on where the first one ended.
 * @throws an error for a file that arrived with another content
 */
export const copyStorage = async (from: FileStorage, to: FileStorage): Promise<CopiedStorage> => {
  const done: CopiedStorage = { copied: 0, there: 0, different: [] }
  for await (const { folder, name } of from.list()) {
    const file = { folder, name }
    const source = await from.open(file)
    // Removed since it was listed.
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
