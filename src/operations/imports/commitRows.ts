import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { CHUNK, MOST_WHOLE } from '@/domain/imports/imports'
import { systemRequest } from '@/lib/payloadRequests'
import { emitLowStock } from '../stock/emitLowStock'
import { inTransaction, query } from '../shared/transaction'
import { countRows, importerRequest, lockImport, moveImport } from './importRow'
import type { Import } from '@/queries/imports/importRow'
import { judgeRows } from './judgeRows'
import { openColumns } from './openColumns'
import { postTried } from './postTried'
import { recordImport } from './recordImport'
import { rowsOf } from './recordRows'
import { refuseStale, withVersions } from './recordVersions'
import { keepResults, takeRows, type Judged, type RowResult } from './rows'
import { lockForRows, writeRow } from './writeRow'

/** A refused row of an all-or-nothing import: the whole file is rolled back. */
class Refused extends Error {
  constructor(readonly results: RowResult[]) {
    super('A row was refused')
  }
}

/** Emits one low-stock event for each card that the issues of a file brought below its minimum. */
const notifyOfIssues = async (
  req: PayloadRequest,
  results: readonly RowResult[],
): Promise<void> => {
  const ids = JSON.stringify(results.flatMap(({ record }) => record ?? []))
  const taken = await query<{ card: number; quantity: string }>(
    req,
    sql`select stock_card_id as card, sum(quantity)::text as quantity from stock_movements
        where type = 'out' and reservation_id is null
          and id in (select value::int from jsonb_array_elements_text(${ids}::jsonb))
        group by stock_card_id`,
  )
  await emitLowStock({ req, taken: new Map(taken.map(({ card, quantity }) => [card, quantity])) })
}

const writeAll = async (
  req: PayloadRequest,
  one: Import,
  judged: readonly Judged[],
): Promise<RowResult[]> => {
  const results: RowResult[] = []
  for (const each of judged) {
    const found = await writeRow(req, one, each)
    results.push(...found)
    const isRefused = found.some(({ state }) => state === 'error')
    if (one.whole && isRefused && each.errors.length === 0) throw new Refused(found)
  }
  return results
}

const writeRows = async (req: PayloadRequest, one: Import): Promise<RowResult[]> => {
  const columns = await openColumns(req, one)
  const most = one.whole ? MOST_WHOLE : CHUNK
  const rows = await takeRows(req, {
    id: one.id,
    state: 'ready',
    most,
    isLocked: true,
    isTogether: rowsOf(one) !== null,
  })
  const found = await judgeRows({ req, one, columns, rows })
  await lockForRows(req, one, found)
  const judged = refuseStale(await withVersions(req, one, found))
  const posted = await postTried(req, one, judged)
  if (posted) return posted
  const refused = judged.filter(({ errors }) => errors.length > 0)
  if (one.whole && refused.length > 0) throw new Refused(await writeAll(req, one, refused))
  return writeAll(req, one, judged)
}

/** Stores only the errors of a refused all-or-nothing import. */
const keepRefused = async (payload: Payload, id: number, results: RowResult[]): Promise<void> => {
  const req = await systemRequest(payload)
  await inTransaction(req, async () => {
    await lockImport(req, id)
    await keepResults(req, { id, from: ['ready'], results })
    await countRows(req, id)
    await moveImport(req, id, { status: 'checked', reason: 'importHasErrors' })
  })
}

/**
 * Imports the next rows: their records, results and the import's progress are one transaction, so a
 * server killed at any moment leaves complete rows, none of them twice.
 * @returns whether there may be more to import
 * @throws Refusal `importerChanged`; transient errors
 */
export const commitRows = async (payload: Payload, known: Import): Promise<boolean> => {
  const { id } = known
  const req = await importerRequest(payload, known)
  try {
    return await inTransaction(req, async () => {
      const one = await lockImport(req, id)
      if (one.status !== 'importing') return false
      const results = await writeRows(req, one)
      await keepResults(req, { id, from: ['ready'], results })
      if (one.target === 'stock-movements') await notifyOfIssues(req, results)
      const [counts] = await countRows(req, id)
      if ((counts?.ready ?? 0) > 0) return true
      await moveImport(req, id, { status: 'done' })
      await recordImport(req, one)
      return false
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await keepRefused(payload, id, error.results)
    return false
  }
}
