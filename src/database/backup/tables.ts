import pg from 'pg'
import type { NamedFile } from '@/lib/diskStorage'

/** A table of the application with its stored columns; generated ones are left out. */
export type Table = { name: string; columns: string[] }
export type Sequence = { name: string; lastValue: string; isCalled: boolean }

const isOfExtension = `exists (select from pg_depend e
  where e.classid = 'pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')`
/** Application tables: all of `public`. A partition is read through its parent table. */
const OURS = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  and not c.relispartition and not ${isOfExtension}`

/** A table, sequence or column of the application as SQL. */
export const { escapeIdentifier: quoted } = pg

/** Every table, the largest first, so that parallel copies end at about the same time. */
export const readTables = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name,
        coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attname is not null),
          '{}') as columns
       from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = ''
      where ${OURS} group by c.oid, c.relname, c.relpages order by c.relpages desc, c.relname`,
  )
  return rows
}

/**
 * Tables that the role cannot read for a backup, or that a restore could not fill as the owner of
 * the others.
 * @returns their names with their owners
 */
export const foreignTables = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select format('%s (%s)', c.relname, c.relowner::regrole) as name
       from pg_class c, pg_class ours
      where ours.oid = to_regclass('public.payload_migrations') and ${OURS}
        and (c.relowner <> ours.relowner or not has_table_privilege(c.oid, 'select'))
      order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Every sequence with its last number. Sequences are not transactional: read them last. */
export const readSequences = async (client: pg.Client): Promise<Sequence[]> => {
  const { rows: found } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and not ${isOfExtension}
      order by 1`,
  )
  if (found.length === 0) return []
  const each = found.map(
    ({ name }) =>
      `select ${client.escapeLiteral(name)}::text as name, last_value::text as "lastValue",
         is_called as "isCalled" from public.${quoted(name)}`,
  )
  return (await client.query<Sequence>(each.join(' union all '))).rows
}

export const pathOf = ({ folder, name }: NamedFile): string => `${folder}/${name}`

/**
 * Every stored file that a row refers to, including rows in the trash. The files of a collection
 * are in the folder of its name: the file itself and its smaller pictures.
 */
export const readNamedFiles = async (client: pg.Client): Promise<NamedFile[]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname::text as name, array_agg(quote_ident(a.attname)) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      where ${OURS} and (a.attname = 'filename' or a.attname like 'sizes\\_%\\_filename')
      group by 1`,
  )
  const each = rows.map(
    ({ name, columns }) =>
      `select ${client.escapeLiteral(name.replaceAll('_', '-'))} as folder, file as name
         from public.${quoted(name)}, unnest(array[${columns.join(', ')}]) file`,
  )
  const trash = `select split_part(file, '/', 1), split_part(file, '/', 2) from trash, unnest(files) file`
  const { rows: files } = await client.query<NamedFile>(
    `select distinct folder::text, name::text from (${[...each, trash].join(' union all ')}) f
      where name is not null and name <> '' order by 1, 2`,
  )
  return files
}
