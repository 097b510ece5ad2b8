type Work = () => Promise<void>
type Ends = { committed: Work[]; rolledBack: Work[] }

// One per process: hooks and the adapter may be bundled apart.
const KEY = Symbol.for('backoffice.transactionEnds')
const shared = globalThis as { [KEY]?: Map<string, Ends> }
const openEnds = () => (shared[KEY] ??= new Map<string, Ends>())

/**
 * Does something outside the database once it is certain how a transaction ended: files follow the
 * rows that name them. Without a transaction the statement is committed already.
 * @param transactionID of the request
 * @param work.committed to do after the commit; a failure is the caller's to log, it changes nothing
 * @param work.rolledBack to do when nothing was kept
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
 * Tells that a transaction is over. For the adapter.
 * @param outcome `unknown` when the connection was lost while it was committed: neither may be done
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
 * What was to be done at the end of a part is done at the end of the whole it is part of.
 * @param part id of what ended well
 * @param whole id of the transaction round it
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
