import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { theStorage } from '@/lib/fileStorage'
import { readRows } from '@/queries/shared/rows'
import { tableNameOf } from '@/domain/shared/sqlNames'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days in quarantine: an older restored database may reference the file again. */
const ASIDE_DAYS = 30
/** Names checked in one statement. */
const AT_ONCE = 500

type Folder = { slug: string; nameColumns: string[] }

/** Every upload collection has a folder of its name for the files and their image sizes. */
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

/**
 * Yields the files of a folder last written before a moment, in batches; none if there is no
 * folder.
 */
async function* oldFiles(slug: string, before: number): AsyncGenerator<string[]> {
  let some: string[] = []
  for await (const { name, changedAt } of theStorage().list(slug)) {
    if (changedAt.getTime() < before) some.push(name)
    if (some.length === AT_ONCE) {
      yield some
      some = []
    }
  }
  yield some
}

/**
 * Quarantines files that no row references, current or deleted, and removes them 30 days later. A
 * file is written before its row is committed, so a server killed in between leaves one. Only files
 * older than a day are moved: no transaction is open that long.
 * @param args.now the present instant
 * @returns how many files were quarantined
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
      for (const name of orphans) await theStorage().setAside({ folder: folder.slug, name })
      all += orphans.length
    }
  }
  await theStorage().removeSetAside(new Date(now.getTime() - ASIDE_DAYS * DAY_MS))
  return all
}
