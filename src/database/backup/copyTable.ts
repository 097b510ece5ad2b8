import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { createRowDigest, readBy, type RowDigest } from './rowDigest'
import { sync } from './syncFile'
import { quoted, type Table } from './tables'

/** Half the size in a quarter of the time of the default level. */
const LEVEL = 2

const listOf = (columns: readonly string[]) => columns.map(quoted).join(', ')
const outOf = ({ name, columns }: Table) =>
  copyTo(`copy (select ${listOf(columns)} from public.${quoted(name)}) to stdout`)

const drain = async (source: AsyncIterable<Buffer>) => {
  for await (const _ of source);
}

/**
 * Copies the rows of a table into a compressed file that is not there yet, and has the disk keep it.
 * @param args.client in a transaction that sees the moment of the backup
 */
export const copyTableOut = async (args: {
  client: pg.Client
  table: Table
  file: string
}): Promise<RowDigest> => {
  const { client, table, file } = args
  const digest = createRowDigest()
  await pipeline(
    client.query(outOf(table)),
    readBy(digest),
    createGzip({ level: LEVEL }),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  )
  await sync(file)
  return digest.end()
}

/** Reads the rows of a table without keeping them. */
export const digestTable = async (client: pg.Client, table: Table): Promise<RowDigest> => {
  const digest = createRowDigest()
  await pipeline(client.query(outOf(table)), readBy(digest), drain)
  return digest.end()
}

/** Reads the compressed rows of a table. @throws when the file is missing or cut */
export const digestFile = async (file: string): Promise<RowDigest> => {
  const digest = createRowDigest()
  await pipeline(createReadStream(file), createGunzip(), readBy(digest), drain)
  return digest.end()
}

/** Copies compressed rows into a table. @throws what the database refuses of them, or as `digestFile` */
export const copyTableIn = async (args: {
  client: pg.Client
  table: Table
  file: string
}): Promise<RowDigest> => {
  const { client, table, file } = args
  const digest = createRowDigest()
  await pipeline(
    createReadStream(file),
    createGunzip(),
    readBy(digest),
    client.query(
      copyFrom(`copy public.${quoted(table.name)} (${listOf(table.columns)}) from stdin`),
    ),
  )
  return digest.end()
}
