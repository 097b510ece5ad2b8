import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayOf } from '@/access/mayOf'
import { commandOf } from '@/catalog/commands/registry'
import { CHUNK } from '@/domain/imports/imports'
import { Refusal } from '@/domain/shared/refusal'
import { inSavepoint } from '../shared/savepoint'
import { inTransaction, lockRow, query } from '../shared/transaction'
import { reverseMovement } from '../stock/reverseMovement'
import { closedFields, importColumns } from '@/queries/imports/importColumns'
import { countRows, importerRequest, lockImport, moveImport } from './importRow'
import { targetOf, type Import } from '@/queries/imports/importRow'
import { recordUndo } from './recordImport'
import { rowsOf } from './recordRows'
import { keepResults, takeRows, type RowResult } from './rows'
import type { ImportRow } from '@/queries/imports/storedRow'
import { versionOf } from './recordVersions'
import { contextOf, errorsOf, isPassing, lockForRows } from './writeRow'

/** Movements are never deleted: each is reversed, as by hand. */
const reverse = async (req: PayloadRequest, row: ImportRow): Promise<void> => {
  const may = await mayOf(req)
  if (!commandOf('stock-movements', 'reverse').needs.every(may)) throw new Refusal('notAllowed')
  await reverseMovement({ req, id: row.record as number })
}

const takeBack = async (req: PayloadRequest, one: Import, row: ImportRow): Promise<void> => {
  const id = row.record as number
  const collection = one.target as CollectionSlug
  await lockRow(req, one.target, id)
  const version = await versionOf(req, one.target, id)
  if (version === null) throw new Refusal('notFound')
  if (version !== row.version) throw new Refusal('changedSinceImport')
  const context = contextOf(one.id)
  const call = { collection, id, context, depth: 0, overrideAccess: false, req } as const
  if (row.change === 'create') await req.payload.delete({ ...call, req })
  else await req.payload.update({ ...call, data: row.before as never, req })
}

const undoRow = async (req: PayloadRequest, one: Import, row: ImportRow): Promise<RowResult> => {
  const { number, change, record } = row
  try {
    await inSavepoint(req, (part) =>
      one.target === 'stock-movements' ? reverse(part, row) : takeBack(part, one, row),
    )
    return { number, state: 'undone', errors: [], change, record }
  } catch (error) {
    if (isPassing(error)) throw error
    return { number, state: 'left', errors: await errorsOf(error, req), change, record }
  }
}

/** Locks the tenders and cards of movements before the first reversal. */
const lockMoved = async (req: PayloadRequest, one: Import, rows: readonly ImportRow[]) => {
  const ids = JSON.stringify(rows.map(({ record }) => record))
  const moved = await query<{ stockCard: number; tender: number | null }>(
    req,
    sql`select stock_card_id as "stockCard", tender_id as tender from stock_movements
        where id in (select value::int from jsonb_array_elements_text(${ids}::jsonb))`,
  )
  const judged = moved.map((values) => ({ values, errors: [], record: null, row: rows[0]! }))
  await lockForRows(req, one, judged)
}

/**
 * Checks the importer's current rights: a field that is closed meanwhile would silently keep its
 * new value.
 */
const refuseClosed = async (req: PayloadRequest, one: Import, rows: readonly ImportRow[]) => {
  const { importer, subject } = targetOf(one)
  const ability = await abilityOfRequest(req)
  const columns = await importColumns(req, one.target)
  const mayWrite = () =>
    subject !== undefined &&
    ability.can('write', subject) &&
    closedFields({ ...one, mode: 'update' }, columns).length === 0
  const updates = rows.some(({ change }) => change === 'update')
  if (!ability.can(...importer) || (updates && !mayWrite())) throw new Refusal('importerChanged')
}

/**
 * Undoes the next rows of an import, the last first: created records are deleted, unless they were
 * changed or referred to since; updated records get their former values back, unless they were
 * changed since; movements are reversed. Rules and the importer's rights apply.
 * @returns whether there may be more to undo
 * @throws Refusal `importerChanged`; transient errors
 */
export const undoRows = async (payload: Payload, known: Import): Promise<boolean> => {
  const req = await importerRequest(payload, known)
  return inTransaction(req, async () => {
    const one = await lockImport(req, known.id)
    if (one.status !== 'undoing') return false
    const { id } = one
    const rows = await takeRows(req, {
      id,
      state: 'done',
      most: CHUNK,
      from: 'end',
      isLocked: true,
      isTogether: rowsOf(one) !== null,
    })
    await refuseClosed(req, one, rows)
    if (one.target === 'stock-movements' && rows.length > 0) await lockMoved(req, one, rows)
    const results: RowResult[] = []
    for (const row of rows) {
      // The first row of a record represents all of them.
      const [lead] = results.filter(({ number }) => number === row.lead)
      results.push(lead ? { ...lead, number: row.number } : await undoRow(req, one, row))
    }
    await keepResults(req, { id, from: ['done'], results })
    await countRows(req, id)
    if (rows.length >= CHUNK) return true
    await moveImport(req, id, { status: 'undone' })
    await recordUndo(req, one)
    return false
  })
}
