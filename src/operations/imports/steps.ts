import type { Mapped } from '@/domain/imports/importReadings'
import type { NumberStyle } from '@/domain/imports/imports'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import { mayOf } from '@/access/mayOf'
import {
  MOST_WHOLE,
  refuseImportStep,
  type ImportMode,
  type ImportStatus,
  type ImportStep,
} from '@/domain/imports/imports'
import { Refusal, refuseFields, type FieldRefusal } from '@/domain/shared/refusal'
import { wakeJob } from '../background/wakeJob'
import { query } from '../shared/transaction'
import {
  closedFields,
  importColumns,
  importKeys,
  type Importable,
} from '@/queries/imports/importColumns'
import { lockImport, moveImport } from './importRow'
import { targetOf, type Import } from '@/queries/imports/importRow'
import { styleOfColumn, keptColumns } from '@/queries/imports/importSheet'
import { localeOfRequest } from '@/i18n/requestLocale'
import { leadFieldOf, markLeads } from './recordRows'
import { markTwins, takeRows } from './rows'
import { importPreferenceKey } from '@/domain/settings/preferences'
import { rememberColumns } from '@/exchange/import/rememberedColumns'
import { keepPreference } from '@/operations/preferences/keepPreference'

/**
 * Locks an import for a step: only its importer's, in a suitable state, with their current rights.
 * @throws Refusal `notFound` for imports of others, `notAllowed`, and as `refuseImportStep`
 */
export const takeForStep = async (
  req: PayloadRequest,
  id: number,
  step: ImportStep,
): Promise<Import> => {
  const person = insistOnStaff(req)
  const one = await lockImport(req, id)
  if (one.createdBy !== person) throw new Refusal('notFound')
  const may = await mayOf(req)
  if (step !== 'discard' && !may(targetOf(one).importer)) throw new Refusal('notAllowed')
  const code = refuseImportStep(step, one)
  if (code) throw new Refusal(code)
  return one
}

/** The import settings that the user chose for a file. */
export type Chosen = {
  mapping: Mapped[]
  mode: ImportMode
  key: string | null
  whole: boolean
  styles: Readonly<Record<string, NumberStyle>>
}

const at = (path: string, code: FieldRefusal['code']): FieldRefusal => ({ path, code })

/** Refuses fields that the user may not fill this way, and missing required ones. */
const refuseMapping = (one: Import, chosen: Chosen, columns: readonly Importable[]) => {
  const { mapping, mode } = chosen
  const closed = closedFields(chosen, columns)
  return [
    ...mapping
      .filter(({ index, field }) => closed.includes(field) || index >= one.headers.length)
      .map(({ field }) => at(`mapping.${field}`, 'notAnOption')),
    ...columns
      .filter(({ required }) => required && mode !== 'update')
      .filter(({ field }) => !mapping.some((mapped) => mapped.field === field))
      .map(({ field }) => at(`mapping.${field}`, 'required')),
  ]
}

const refuseKey = ({ mode, key, mapping }: Chosen, keys: readonly string[]) => {
  if (mode === 'create') return null
  if (key === null) return at('key', 'required')
  if (!keys.includes(key)) return at('key', 'notAnOption')
  return mapping.some(({ field }) => field === key) ? null : at('key', 'required')
}

const stylesOf = async (
  req: PayloadRequest,
  one: Import,
  chosen: Chosen,
  columns: readonly Importable[],
): Promise<Record<string, NumberStyle>> => {
  const styles: Record<string, NumberStyle> = {}
  const refused: FieldRefusal[] = []
  for (const { index, field } of chosen.mapping) {
    if (columns.find((column) => column.field === field)?.kind !== 'number') continue
    const style = chosen.styles[index] ?? (await styleOfColumn(req, one.id, index))
    if (style === 'ask') refused.push(at(`styles.${index}`, 'required'))
    else styles[index] = style
  }
  refuseFields(refused)
  return styles
}

/** The columns whose values must be unique within a file. */
export const twinColumns = (
  { target, mapping, key, mode }: Pick<Import, 'target' | 'mapping' | 'key' | 'mode'>,
  columns: readonly Importable[],
): Mapped[] =>
  mapping.filter(
    ({ field }) =>
      // Rows of one record share it.
      field !== leadFieldOf({ target }) &&
      ((mode !== 'create' && field === key) ||
        columns.some((column) => column.field === field && column.isUnique)),
  )

const begin = async (req: PayloadRequest, id: number, status: ImportStatus): Promise<void> => {
  await moveImport(req, id, { status })
  await wakeJob(req, 'run-imports')
}

/** Stores the importer's column mapping for later files, if it differs from the stored one. */
const keepColumns = async (
  req: PayloadRequest,
  one: Pick<Import, 'target' | 'createdBy' | 'headers' | 'mapping'>,
  columns: readonly Importable[],
): Promise<void> => {
  const { target, headers, mapping, createdBy: owner } = one
  const chosen = headers.map(
    (_, index) => mapping.find((mapped) => mapped.index === index)?.field ?? null,
  )
  const known = await keptColumns(req, one)
  const value = [...rememberColumns(known, headers, { chosen, columns })]
  if (JSON.stringify(value) === JSON.stringify([...known])) return
  await keepPreference({ req, owner, key: importPreferenceKey(target), value })
}

/**
 * Stores the column mapping and queues a dry run of the rows, which is rolled back.
 * @throws Refusal as `takeForStep`; `invalidInput` with each invalid column, key or style;
 *   `importWholeTooLong`
 */
export const startCheck = async (call: {
  req: PayloadRequest
  id: number
  body: Chosen
}): Promise<{ status: ImportStatus }> => {
  const { req, id, body } = call
  const one = await takeForStep(req, id, 'check')
  const entity = targetOf(one)
  const columns = await importColumns(req, one.target)
  const keys = await importKeys(req, one.target, columns)
  refuseFields([...refuseMapping(one, body, columns), refuseKey(body, keys)])
  const whole = body.whole || entity.import?.isWhole === true
  if (whole && one.total > MOST_WHOLE)
    throw new Refusal('importWholeTooLong', { data: { max: MOST_WHOLE } })
  const styles = await stylesOf(req, one, body, columns)
  const key = body.mode === 'create' ? null : body.key
  await query(
    req,
    sql`update imports set mapping = ${JSON.stringify(body.mapping)}::jsonb, mode = ${body.mode},
          key = ${key}, whole = ${whole}, styles = ${JSON.stringify(styles)}::jsonb,
          round = round + 1, locale = ${localeOfRequest(req)}, ready = 0, errors = 0
        where id = ${id}`,
  )
  await query(
    req,
    sql`update import_rows set state = 'pending', errors = '[]', change = null, record_id = null,
          version = null, lead = null
        where import_id = ${id} and (state <> 'pending' or change is not null or lead is not null)`,
  )
  const asked = { ...one, ...body, key }
  await markTwins(req, id, twinColumns(asked, columns))
  await markLeads(req, asked)
  await keepColumns(req, asked, columns)
  await begin(req, id, 'checking')
  return { status: 'checking' }
}

type Call = { req: PayloadRequest; id: number }

/** Queues the import of the ready rows. @throws Refusal as `takeForStep` */
export const startCommit = async ({ req, id }: Call): Promise<{ status: ImportStatus }> => {
  await takeForStep(req, id, 'commit')
  await begin(req, id, 'importing')
  return { status: 'importing' }
}

/** Queues undoing the import. @throws Refusal as `takeForStep` */
export const startUndo = async ({ req, id }: Call): Promise<{ status: ImportStatus }> => {
  await takeForStep(req, id, 'undo')
  const [row] = await takeRows(req, { id, state: 'done', most: 1 })
  // Rows are deleted after their retention period; their records can then no longer be identified.
  if (!row) throw new Refusal('wrongImportState')
  await begin(req, id, 'undoing')
  return { status: 'undoing' }
}

/** Discards a file of which nothing was imported. @throws Refusal as `takeForStep` */
export const discardImport = async ({ req, id }: Call): Promise<{ discarded: true }> => {
  await takeForStep(req, id, 'discard')
  await query(req, sql`delete from imports where id = ${id}`)
  return { discarded: true }
}
