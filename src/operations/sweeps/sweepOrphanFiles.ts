import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { folderOf, removeFiles } from '@/lib/fileStorage'
import { readRows } from '@/queries/shared/rows'
import { tableNameOf } from '@/domain/shared/sqlNames'

const DAY_MS = 24 * 60 * 60 * 1000
/** Names asked about in one statement. */
const AT_ONCE = 500

type Folder = { slug: string; nameColumns: string[] }

/** Every collection of files keeps them in a folder of its name: the file, and its smaller pictures. */
const foldersOf = (req: PayloadRequest): Folder[] =>
  req.payload.config.collections.flatMap(({ slug, upload }) =>
    upload
      ? [
          {
            slug,
            nameColumns: [
              'filename',
              ...(upload.imageSizes ?? []).map(({ name }) => `sizes_${name}_filename`),
            ],
          },
        ]
      : [],
  )

const hasRow = ({ slug, nameColumns }: Folder): SQL => {
  const names = sql.join(
    nameColumns.map((column) => sql`r.${sql.identifier(column)} = f.name`),
    sql` or `,
  )
  return sql`exists (select from ${sql.identifier(tableNameOf(slug))} r where ${names})`
}

const withoutRow = async (req: PayloadRequest, folder: Folder, names: string[]) => {
  const rows = await readRows<{ name: string }>(
    req,
    sql`select f.name from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) f(name)
        where not ${hasRow(folder)}
          and not exists (select from trash t where t.files @> array[${`${folder.slug}/`}::text || f.name])`,
  )
  return rows.map(({ name }) => name)
}

/** The files of a folder last written before a moment, some at a time; none when there is no folder. */
async function* oldFiles(slug: string, before: number): AsyncGenerator<string[]> {
  const home = folderOf(slug)
  const found = await opendir(home).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  let some: string[] = []
  for await (const entry of found ?? []) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const { mtimeMs } = await stat(path.join(home, entry.name))
    if (mtimeMs < before) some.push(entry.name)
    if (some.length === AT_ONCE) {
      yield some
      some = []
    }
  }
  yield some
}

/**
 * Removes files without a row, living or deleted. A file is written before its row is committed, so a server killed in
 * between leaves one. Only files older than a day go: no transaction is open that long.
 * @param args.now the present instant
 * @returns how many files went
 */
export const sweepOrphanFiles = async (args: {
  req: PayloadRequest
  now: Date
}): Promise<number> => {
  const { req, now } = args
  let all = 0
  for (const folder of foldersOf(req)) {
    for await (const names of oldFiles(folder.slug, now.getTime() - DAY_MS)) {
      if (names.length === 0) continue
      const orphans = await withoutRow(req, folder, names)
      await removeFiles(folder.slug, orphans)
      all += orphans.length
    }
  }
  return all
}
