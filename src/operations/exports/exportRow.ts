import { sql } from '@payloadcms/db-postgres'
import { Refusal, type RefusalCode, type RefusalData } from '@/domain/shared/refusal'
import { EXPORT_DAYS, EXPORTS_FOLDER, type ExportState } from '@/domain/lists/backgroundExport'
import type { ExportFormat } from '@/exchange/exportSheet'
import { theStorage } from '@/lib/fileStorage'

/** A background export. */
export type ExportRow = {
  id: number
  person: number
  /** Slug of the list, and the query of its page as names and values. */
  list: string
  query: [name: string, value: string][]
  format: ExportFormat
  locale: string
  state: ExportState
  fileName: string
  /** Name of the file in the storage; chosen before it is written. */
  fileKey: string | null
  /** The rights of the user when the file was made (`RIGHTS`). */
  rights: string | null
  failure: { code: RefusalCode; data: RefusalData } | null
  endedAt: Date | string | null
  /** Requested so long ago that a file of it would have expired. */
  isOverdue: boolean
}

export const EXPORT_COLUMNS = sql`id, user_id as person, list, query, format, locale, state,
  file_name as "fileName", file_key as "fileKey", rights, failure, ended_at as "endedAt",
  created_at < now() - make_interval(days => ${EXPORT_DAYS}) as "isOverdue"`

/** SQL: the rights of a user `u` with their role `r`; a changed role or permission changes it. */
export const RIGHTS = sql`md5(r.id || ' ' || r.permissions::text)`

/** The query of a list without the parameters of the export. */
export const listQueryOf = (params: URLSearchParams): [string, string][] =>
  [...params].filter(([name]) => name !== 'format' && name !== 'background')

/**
 * Whether a parameter of an export is `true`; it may be missing.
 * @throws Refusal `invalidQuery` for another value
 */
export const isAsked = (params: URLSearchParams, name: 'background' | 'groups'): boolean => {
  const value = params.get(name) ?? 'false'
  if (value !== 'true' && value !== 'false')
    throw new Refusal('invalidQuery', { data: { path: name } })
  return value === 'true'
}

/** Removes a file of an export; a missing file is not an error. */
export const removeExportFile = (name: string): Promise<void> =>
  theStorage().remove({ folder: EXPORTS_FOLDER, name })
