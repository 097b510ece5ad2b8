import { initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'
import { batchOf } from '@/domain/imports/batches'
import { CHUNK, MOST_WHOLE } from '@/domain/imports/imports'
import { systemRequest } from '@/lib/payloadRequests'
import { inTransaction } from '../shared/transaction'
import { countRows, importerRequest, lockImport, moveImport } from './importRow'
import type { Import } from '@/queries/imports/importRow'
import { judgeRows } from './judgeRows'
import { openColumns } from './openColumns'
import { postEarlier, triedBefore } from './postTried'
import { rowsOf } from './recordRows'
import { withVersions } from './recordVersions'
import { keepResults, takeRows, type Judged, type RowResult } from './rows'
import { lockForRows, touchedBy, writeRow } from './writeRow'

/** Converts the result of the dry run: nothing of it was stored. */
const asTried =
  ({ version = null }: Judged) =>
  (result: RowResult): RowResult =>
    result.state === 'done'
      ? {
          ...result,
          state: 'ready',
          record: result.change === 'update' ? result.record : null,
          before: null,
          version,
        }
      : result

/**
 * Tries rows one after the other and returns the result that each would have.
 * @param req in a transaction that is rolled back; tenders, cards and records of the rows are
 * locked
 */
export const tryInTurn = async (
  req: PayloadRequest,
  one: Import,
  judged: readonly Judged[],
): Promise<RowResult[]> => {
  const results: RowResult[] = []
  for (const each of await withVersions(req, one, judged))
    results.push(...(await writeRow(req, one, each)).map(asTried(each)))
  return results
}

/**
 * Tries rows with the real operations and the caller's rights, without storing anything.
 * @param req without a transaction: the one started here is always rolled back
 */
const tryRows = async (req: PayloadRequest, one: Import): Promise<RowResult[]> => {
  await initTransaction(req)
  try {
    const columns = await openColumns(req, one)
    const most = one.whole ? MOST_WHOLE : CHUNK
    const isTogether = rowsOf(one) !== null
    const rows = await takeRows(req, { id: one.id, state: 'pending', most, isTogether })
    const judged = await judgeRows({ req, one, columns, rows })
    // A file imported as a whole is tried in batches, so that not all of its cards are locked at once.
    const places = one.whole ? batchOf(judged.map(touchedBy(one)), CHUNK) : [...judged.keys()]
    const some = places.slice(0, CHUNK).flatMap((at) => judged[at] ?? [])
    const earlier = await triedBefore(req, one, some)
    await lockForRows(req, one, some, earlier.tenders)
    await postEarlier(req, one, earlier)
    return await tryInTurn(req, one, some)
  } finally {
    await killTransaction(req)
  }
}

/**
 * Checks the next rows of an import: they are tried in a transaction that is rolled back, and the
 * findings stored in another one. A server killed between the two leaves them pending.
 * @returns whether there may be more to check
 * @throws Refusal `importerChanged`; transient errors
 */
export const checkRows = async (payload: Payload, one: Import): Promise<boolean> => {
  const results = await tryRows(await importerRequest(payload, one), one)
  const req = await systemRequest(payload)
  return inTransaction(req, async () => {
    const { status, round } = await lockImport(req, one.id)
    // The import was discarded meanwhile, or a new check was started.
    if (status !== 'checking' || round !== one.round) return false
    await keepResults(req, { id: one.id, from: ['pending'], results })
    const [counts] = await countRows(req, one.id)
    const isOver = (counts?.pending ?? 0) === 0
    if (isOver) await moveImport(req, one.id, { status: 'checked' })
    return !isOver
  })
}
