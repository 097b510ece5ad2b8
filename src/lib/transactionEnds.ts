type Work = () => Promise<void>
type Ends = { committed: Work[]; rolledBack: Work[] }

// One per process, shared by symbol: hooks and the adapter may be separate bundles.
const KEY = Symbol.for('backoffice.transactionEnds')
const shared = globalThis as { [KEY]?: Map<string, Ends> }
const openEnds = () => (shared[KEY] ??= new Map<string, Ends>())

/**
 * Runs side effects outside the database after a transaction has ended, such as writing or deleting
 * the files of its rows. Without a transaction the statement is committed already.
 * @param transactionID of the request
 * @param work.committed runs after the commit; the caller must log its failure, which changes nothing
 * @param work.rolledBack runs after a rollback
 */
export const whenTransactionEnds = async (
  transactionID: unknown,
  work: { committed?: Work; rolledBack?: Work },
): Promise<void> => {
  const id = await transactionID
  if (id === undefined || id === null) return work.committed?.()
  const ends = openEnds().get(String(id)) ?? { committed: [], rolledBack: [] }
  if (work.committed) ends.committed.push(work.committed)
  if (work.rolledBack) ends.rolledBack.push(work.rolledBack)
  openEnds().set(String(id), ends)
}

/**
 * Runs the registered side effects of an ended transaction. Called by the database adapter only.
 * @param outcome `unknown` if the connection was lost during COMMIT: then nothing runs
 */
export const transactionEnded = async (
  id: string,
  outcome: 'committed' | 'rolledBack' | 'unknown',
): Promise<void> => {
  const ends = openEnds().get(id)
  openEnds().delete(id)
  if (!ends || outcome === 'unknown') return
  for (const work of ends[outcome]) await work()
}

/**
 * Moves the side effects of a nested transaction to the outer one.
 * @param part id of the nested transaction, which succeeded
 * @param whole id of the outer transaction
 */
export const passOnEnds = (part: string, whole: string): void => {
  const ends = openEnds().get(part)
  openEnds().delete(part)
  if (!ends) return
  const outer = openEnds().get(whole) ?? { committed: [], rolledBack: [] }
  outer.committed.push(...ends.committed)
  outer.rolledBack.push(...ends.rolledBack)
  openEnds().set(whole, outer)
}
