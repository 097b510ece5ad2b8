import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { FileColumn, ImportSheet } from '@/domain/imports/importReadings'
import type { NumberStyle } from '@/domain/imports/imports'
import { importPreferenceKey } from '@/domain/settings/preferences'
import { Refusal } from '@/domain/shared/refusal'
import { rawCell, type KeptCell } from '@/exchange/import/keptCell'
import { proposeColumns, rememberedOf, type Remembered } from '@/exchange/import/rememberedColumns'
import { numberStyle } from '@/exchange/import/numberStyle'
import type { RawCell } from '@/exchange/import/types'
import type { Locale } from '@/i18n/locales'
import { localeOfRequest } from '@/i18n/requestLocale'
import { readRows } from '../shared/rows'
import { importColumns, importKeys, type Importable } from './importColumns'
import { readImport, targetOf, type Import } from './importRow'
import { readPreferences } from '../preferences/readPreferences'
import { importableBy } from '@/access/importRights'
import { staffIdOf } from '@/access/session/staffOf'

const SAMPLES = 3

const STYLES: Readonly<Record<Locale, NumberStyle>> = {
  tr: 'comma',
  fr: 'comma',
  en: 'point',
  ar: 'point',
}

/** The text of a cell for display. */
export const cellText = (kept: KeptCell | undefined): string => {
  const cell = rawCell(kept)
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null ? '' : String(cell)
}

const columnCells = async (req: PayloadRequest, id: number, index: number): Promise<RawCell[]> => {
  const rows = await readRows<{ cell: KeptCell }>(
    req,
    sql`select cells -> ${index}::int as cell from import_rows where import_id = ${id} order by number`,
  )
  return rows.map(({ cell }) => rawCell(cell))
}

/** The number style of a column; `ask` if it is ambiguous. */
export const styleOfColumn = async (
  req: PayloadRequest,
  id: number,
  index: number,
): Promise<NumberStyle | 'ask'> =>
  numberStyle(await columnCells(req, id, index), STYLES[localeOfRequest(req)])

/**
 * An import that the caller may see: their own, or one into a collection they may import.
 * @throws Refusal `notFound`
 */
export const visibleImport = async (req: PayloadRequest, id: number): Promise<Import> => {
  const one = await readImport(req, id)
  const isOwn = one.createdBy === staffIdOf(req)
  if (!isOwn && !(await importableBy(req)).includes(one.target)) throw new Refusal('notFound')
  return one
}

/** The importer's earlier mapping for files with such columns. */
export const keptColumns = async (
  req: PayloadRequest,
  { target, createdBy: userId }: Pick<Import, 'target' | 'createdBy'>,
): Promise<Remembered> => {
  const key = importPreferenceKey(target)
  const kept = await readPreferences({ req, userId, keys: [key] })
  return rememberedOf(kept.get(key))
}

const samplesOf = async (req: PayloadRequest, one: Import): Promise<string[][]> => {
  const rows = await readRows<{ cells: KeptCell[] }>(
    req,
    sql`select cells from import_rows where import_id = ${one.id} order by number limit 50`,
  )
  return one.headers.map((_, index) =>
    rows
      .map(({ cells }) => cellText(cells[index]))
      .filter((text) => text !== '')
      .slice(0, SAMPLES),
  )
}

const fieldOf = (one: Import, guessed: readonly (string | null)[], index: number) =>
  one.mapping.length > 0
    ? (one.mapping.find((mapped) => mapped.index === index)?.field ?? null)
    : (guessed[index] ?? null)

const columnsOf = async (
  req: PayloadRequest,
  one: Import,
  columns: readonly Importable[],
): Promise<FileColumn[]> => {
  const guessed = proposeColumns(one.headers, columns, await keptColumns(req, one))
  const samples = await samplesOf(req, one)
  const found: FileColumn[] = []
  for (const [index, header] of one.headers.entries()) {
    const field = fieldOf(one, guessed, index)
    const isNumber = columns.some((column) => column.field === field && column.kind === 'number')
    const asks = isNumber && (await styleOfColumn(req, one.id, index)) === 'ask'
    found.push({
      index,
      header,
      samples: samples[index] ?? [],
      field,
      ...(asks && { ask: 'numberStyle' as const }),
    })
  }
  return found
}

/**
 * The mapping form of an import: its columns with the suggested fields, and all available fields, in
 * the reader's language.
 * @throws Refusal `notFound`; `notAllowed` for imports of others
 */
export const readSheet = async (req: PayloadRequest, id: number): Promise<ImportSheet> => {
  const one = await visibleImport(req, id)
  // Unmapped columns may contain any data, so only the importer may see them.
  if (one.createdBy !== staffIdOf(req)) throw new Refusal('notAllowed')
  const columns = await importColumns(req, one.target)
  const locale = localeOfRequest(req)
  const isChosen = one.mapping.length > 0
  return {
    id,
    target: one.target,
    fileName: one.fileName,
    kind: one.kind,
    rows: one.total,
    columns: await columnsOf(req, one, columns),
    fields: columns.map(({ field, required, names }) => ({
      field,
      required,
      label: names[locale][0] ?? field,
    })),
    keys: await importKeys(req, one.target, columns),
    alwaysWhole: targetOf(one).import?.isWhole ?? false,
    hasRows: targetOf(one).import?.rows !== undefined,
    whole: one.whole,
    mapping: isChosen ? one.mapping : null,
    mode: isChosen ? one.mode : null,
    key: one.key,
    styles: one.styles,
  }
}
