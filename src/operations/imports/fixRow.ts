import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MendedRow, ShownRow } from '@/domain/imports/importReadings'
import { MOST_WHOLE } from '@/domain/imports/imports'
import { Refusal } from '@/domain/shared/refusal'
import { inPassing } from '../shared/savepoint'
import { query } from '../shared/transaction'
import type { Importable } from '@/queries/imports/importColumns'
import { countRows } from './importRow'
import type { Import } from '@/queries/imports/importRow'
import { judgeRows } from './judgeRows'
import { openColumns } from './openColumns'
import { showRows, storedRows } from '@/queries/imports/readImportRows'
import { leadFieldOf, markLeads } from './recordRows'
import { keepResults, markTwins, soundText } from './rows'
import type { ImportRow } from '@/queries/imports/storedRow'
import { takeForStep, twinColumns } from './steps'
import { tryInTurn } from './checkRows'
import { lockForRows } from './writeRow'

/** At most this many rows that conflict with the corrected one are checked again with it. */
const MOST_TWINS = 100

const isOpen = sql`state in ('error', 'ready')`

/** Replaces the cells of the file by the corrected ones. */
const rewrite = async (
  req: PayloadRequest,
  one: Import,
  { row, cells }: { row: number; cells: Readonly<Record<string, string>> },
): Promise<void> => {
  const { id, mapping } = one
  const places = Object.entries(cells).map(([field, text]) => {
    const index = mapping.find((mapped) => mapped.field === field)?.index
    if (index === undefined)
      throw new Refusal('invalidInput', {
        fields: [{ path: `cells.${field}`, code: 'notAnOption' }],
      })
    return { index, text: soundText(text) }
  })
  const [stored] = await query<{ cells: unknown[] }>(
    req,
    sql`select cells from import_rows where import_id = ${id} and number = ${row} and ${isOpen}
        for update`,
  )
  if (!stored) throw new Refusal('notFound')
  const written = one.headers.map((_, index) => stored.cells[index] ?? null)
  for (const { index, text } of places) written[index] = text
  await query(
    req,
    sql`update import_rows set cells = ${JSON.stringify(written)}::jsonb
        where import_id = ${id} and number = ${row}`,
  )
}

const tryAgain = async (
  req: PayloadRequest,
  one: Import,
  columns: readonly Importable[],
  rows: readonly ImportRow[],
) => {
  const results = await inPassing(req, async (part) => {
    const judged = await judgeRows({ req: part, one, columns, rows })
    await lockForRows(part, one, judged)
    return tryInTurn(part, one, judged)
  })
  await keepResults(req, { id: one.id, from: ['error', 'ready'], results })
}

type Stored = Awaited<ReturnType<typeof storedRows>>

/** The rows that differ from before: correcting one row can change the result of others. */
const changedOf = async (req: PayloadRequest, id: number, before: Stored): Promise<Stored> => {
  const numbers = JSON.stringify(before.map(({ number }) => number))
  const where = sql`number in (select value::int from jsonb_array_elements_text(${numbers}::jsonb))`
  const now = await storedRows(req, id, { where, most: before.length })
  const said = ({ state, change, errors }: Stored[number]) =>
    JSON.stringify([state, change, errors])
  const was = new Map(before.map((row) => [row.number, said(row)]))
  return now.filter((row) => was.get(row.number) !== said(row))
}

const ofRecord = (id: number, row: number) =>
  sql`coalesce(lead, number) = (select coalesce(lead, number) from import_rows
        where import_id = ${id} and number = ${row}) and ${isOpen}`

/** The rows of the same record; empty if each row is a separate record. */
const besideOf = async (req: PayloadRequest, one: Import, row: number): Promise<number[]> => {
  if (leadFieldOf(one) === null) return []
  const rows = await storedRows(req, one.id, { where: ofRecord(one.id, row), most: MOST_WHOLE })
  return rows.map(({ number }) => number)
}

/** The rows of a row's current record, and of its former one. */
const withBeside = (req: PayloadRequest, one: Import, row: number, beside: readonly number[]) => {
  const was = JSON.stringify(beside)
  const where = sql`((${ofRecord(one.id, row)}) or (${isOpen} and number in (
    select value::int from jsonb_array_elements_text(${was}::jsonb))))`
  return storedRows(req, one.id, { where, most: MOST_WHOLE })
}

/**
 * Corrects cells of a row, or none of them if its record has changed since the check, and checks it
 * again, together with the rows that conflicted with it before or do so now. Only the findings are
 * stored.
 * @param args.body.row its row number in the file
 * @param args.body.cells new texts by field
 * @returns the row with its new state, and the other rows whose state changed with it
 * @throws Refusal as `takeForStep`; `notFound` for an imported row
 */
export const fixRow = async (args: {
  req: PayloadRequest
  id: number
  body: { row: number; cells: Readonly<Record<string, string>> }
}): Promise<MendedRow> => {
  const { req, id, body } = args
  const one = await takeForStep(req, id, 'fix')
  const columns = await openColumns(req, one)
  const ofRecordBefore = await besideOf(req, one, body.row)
  await rewrite(req, one, body)
  const twins = twinColumns(one, columns)
  const isTwin = sql`(number = ${body.row} or errors @> '[{"code":"duplicateInFile"}]'
    or (state = 'ready' and twins is not null)) and ${isOpen}`
  const key = leadFieldOf(one)
  const isMoved = key !== null && key in body.cells
  if (isMoved || twins.some(({ field }) => field in body.cells)) {
    await markTwins(req, id, twins)
    await markLeads(req, one)
  }
  const again =
    key === null
      ? await storedRows(req, id, { where: isTwin, most: MOST_TWINS })
      : await withBeside(req, one, body.row, ofRecordBefore)
  const own = await storedRows(req, id, { where: sql`number = ${body.row}`, most: 1 })
  const rows = again.some(({ number }) => number === body.row) ? again : [...own, ...again]
  await tryAgain(req, one, columns, rows)
  await countRows(req, id)
  const fixed = await storedRows(req, id, { where: sql`number = ${body.row}`, most: 1 })
  const changed = await changedOf(req, id, rows)
  const others = changed.filter(({ number }) => number !== body.row)
  const [shown, ...beside] = await showRows(req, one, [...fixed, ...others])
  return { ...(shown as ShownRow), beside }
}
