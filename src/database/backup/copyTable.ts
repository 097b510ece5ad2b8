import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { createByteDigest, decryptWith, encryptFor, type StoredBytes } from './encryption'
import { createRowDigest, readBy, type RowDigest } from './rowDigest'
import { sync } from './syncFile'
import { quoted, type Table } from './tables'

/** Compresses to about half the size, in a quarter of the default level's time. */
const LEVEL = 2

/** Names of columns as SQL. */
export const listOf = (columns: readonly string[]) => columns.map(quoted).join(', ')
const outOf = ({ name, columns }: Table) =>
  copyTo(`copy (select ${listOf(columns)} from public.${quoted(name)}) to stdout`)

/** Reads a stream to its end, as the last stage of a pipeline. */
export const drain = async (source: AsyncIterable<Buffer>) => {
  for await (const _ of source);
}

/**
 * Copies the rows of a table into a new compressed file, and syncs it to the disk.
 * @param args.client in a transaction that sees the moment of the backup
 * @param args.recipient public key of age that the file is encrypted for
 * @returns the digest of the rows, and of the file where it is encrypted
 */
export const copyTableOut = async (args: {
  client: pg.Client
  table: Table
  file: string
  recipient: string | null
}): Promise<RowDigest & { encrypted?: StoredBytes }> => {
  const { client, table, file, recipient } = args
  const digest = createRowDigest()
  const stored = createByteDigest()
  await pipeline(
    client.query(outOf(table)),
    readBy(digest),
    createGzip({ level: LEVEL }),
    encryptFor(recipient),
    stored.stage,
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  )
  await sync(file)
  return { ...digest.end(), ...(recipient ? { encrypted: stored.end() } : {}) }
}

/** Computes the digest of the rows of a table without storing them. */
export const digestTable = async (client: pg.Client, table: Table): Promise<RowDigest> => {
  const digest = createRowDigest()
  await pipeline(client.query(outOf(table)), readBy(digest), drain)
  return digest.end()
}

/**
 * Computes the digest of a file with compressed rows.
 * @param identity private key of age; null for a file that is not encrypted
 * @throws when the file is missing or truncated, and for another key
 */
export const digestFile = async (file: string, identity: string | null): Promise<RowDigest> => {
  const digest = createRowDigest()
  const source = createReadStream(file)
  await pipeline(source, decryptWith(identity), createGunzip(), readBy(digest), drain)
  return digest.end()
}

/** Copies compressed rows into a table. @throws errors of the database, or as `digestFile` */
export const copyTableIn = async (args: {
  client: pg.Client
  table: Table
  file: string
  identity: string | null
}): Promise<RowDigest> => {
  const { client, table, file, identity } = args
  const digest = createRowDigest()
  await pipeline(
    createReadStream(file),
    decryptWith(identity),
    createGunzip(),
    readBy(digest),
    client.query(
      copyFrom(`copy public.${quoted(table.name)} (${listOf(table.columns)}) from stdin`),
    ),
  )
  return digest.end()
}
