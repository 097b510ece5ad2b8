import type pg from 'pg'
import { copyTableOut } from '@/database/backup/copyTable'
import { quoted, type Table } from '@/database/backup/tables'
import { openConnection } from '@/database/openConnection'
import { tableFile } from '@/database/backup/folder'
import type { ManifestTable } from '@/database/backup/manifest'

/** More workers would only wait for a CPU. */
const WORKERS = 2

/**
 * Opens a shareable snapshot. The locks before it are required: otherwise a table truncated or
 * rewritten meanwhile would be read as empty, without an error.
 */
export const openSnapshot = async (client: pg.Client, tables: readonly Table[]) => {
  await client.query('begin isolation level repeatable read read only')
  const names = tables.map(({ name }) => `public.${quoted(name)}`)
  await client.query(`lock table ${names.join(', ')} in access share mode`)
  const { rows } = await client.query<{ snapshot: string; at: Date; server: string }>(
    `select pg_export_snapshot() as snapshot, clock_timestamp() as at,
       current_setting('server_version') as server`,
  )
  const [opened] = rows
  if (!opened) throw new Error('PostgreSQL gave no snapshot')
  return opened
}

/** Copies all tables of a snapshot, several at a time, into the folder of a backup. */
export const copyTables = async (args: {
  url: string
  snapshot: string
  folder: string
  tables: readonly Table[]
  recipient: string | null
}): Promise<ManifestTable[]> => {
  const { url, snapshot, folder, tables, recipient } = args
  const waiting = [...tables]
  const copied: ManifestTable[] = []
  const clients = await Promise.all(
    Array.from({ length: WORKERS }, () => openConnection('backup', url)),
  )
  const work = async (client: pg.Client) => {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`)
    for (let table = waiting.shift(); table; table = waiting.shift()) {
      const file = tableFile(folder, table.name, recipient)
      const digest = await copyTableOut({ client, table, file, recipient })
      copied.push({ ...table, ...digest })
    }
  }
  try {
    await Promise.all(clients.map(work))
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
  return copied.sort((one, other) => (one.name < other.name ? -1 : 1))
}
