import { sql } from '@payloadcms/db-postgres'
import { entityOf } from '@/catalog'
import type { Entity } from '@/catalog/build'
import type { Right } from '@/catalog/names'
import type { Mapped } from '@/domain/imports/importReadings'
import type { ImportMode, ImportStatus, NumberStyle } from '@/domain/imports/imports'
import { Refusal } from '@/domain/shared/refusal'
import { readRows, type Reader } from '../shared/rows'

/** An import as stored. */
export type Import = {
  id: number
  target: string
  fileName: string
  kind: 'csv' | 'xlsx'
  status: ImportStatus
  mode: ImportMode
  key: string | null
  whole: boolean
  round: number
  locale: string | null
  reason: string | null
  createdBy: number
  total: number
  ready: number
  errors: number
  done: number
  undone: number
  headers: string[]
  mapping: Mapped[]
  styles: Record<string, NumberStyle>
}

/** The columns of an import, for statements that read complete rows. */
export const IMPORT_COLUMNS = sql`id, target, file_name as "fileName", kind, status, mode, key, whole,
  round::int, locale, reason, created_by_id as "createdBy", total::int, ready::int, errors::int,
  done::int, undone::int, headers, coalesce(mapping, '[]') as mapping, coalesce(styles, '{}') as styles`

/** Reads an import without a lock. @throws Refusal `notFound` */
export const readImport = async (req: Reader, id: number): Promise<Import> => {
  const [row] = await readRows<Import>(
    req,
    sql`select ${IMPORT_COLUMNS} from imports where id = ${id}`,
  )
  if (!row) throw new Refusal('notFound')
  return row
}

/** The catalogue entry of an import's target collection. */
export const targetOf = ({ target }: Pick<Import, 'target'>): Entity & { importer: Right } => {
  const entity = entityOf(target)
  if (!entity?.importer) throw new Refusal('notFound')
  return entity as Entity & { importer: Right }
}
