import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { query } from '../shared/transaction'
import type { Import } from '@/queries/imports/importRow'
import { rowsOf, rowsVersion } from './recordRows'
import type { Judged } from './rows'

const versionsOf = async (
  req: PayloadRequest,
  slug: string,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const shape = rowsOf({ target: slug })
  const rows = await query<{ id: number; version: string }>(
    req,
    sql`select r.id, to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')
          || ${shape ? rowsVersion(shape) : sql`''`} as version
        from ${sql.identifier(tableNameOf(slug))} r
        where r.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/**
 * The version of a record: the time of its last change, to the millisecond, and its sub-rows.
 * @returns null if it does not exist
 */
export const versionOf = async (
  req: PayloadRequest,
  slug: string,
  id: number,
): Promise<string | null> => (await versionsOf(req, slug, [id])).get(id) ?? null

/**
 * Adds to each row the version of the record it updates. Requires the locks of these records,
 * before the first row is written: writing one row may change the record of another.
 */
export const withVersions = async (
  req: PayloadRequest,
  { target }: Pick<Import, 'target'>,
  judged: readonly Judged[],
): Promise<Judged[]> => {
  const ids = judged.flatMap(({ record }) => record ?? [])
  const versions = await versionsOf(req, target, ids)
  return judged.map((one) => ({
    ...one,
    version: one.record === null ? null : (versions.get(one.record) ?? null),
  }))
}

const isStale = ({ row, record, version = null }: Judged): boolean =>
  row.record !== record || (record !== null && row.version !== version)

/**
 * Adds `changedSinceCheck` to rows whose record was changed, created or deleted since the check.
 * @param judged with versions (`withVersions`)
 */
export const refuseStale = (judged: readonly Judged[]): Judged[] =>
  judged.map((one) =>
    isStale(one)
      ? { ...one, errors: [...one.errors, { field: null, code: 'changedSinceCheck' }] }
      : one,
  )
