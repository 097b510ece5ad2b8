/** The columns of an audit row that describe a change. */
export type EffectRow = {
  action: string
  subject: string | null
  document: number | null
  part: string | null
  partId: number | null
  /** Columns with their values before and after. */
  details: Readonly<Record<string, unknown>> | null
}

/** Placeholder for the moment of writing. */
export const NOW = 'now'

/** A moment this close to the write counts as `NOW`; a meeting in an hour does not. */
const NEAR_MS = 60 * 1000
/** Days are stored as their noon. */
const DAY = /T12:00:00(?:\.000)?(?:Z|\+00:00)$/
const TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}/

/** Columns whose number comes from a series. */
const NUMBERED: readonly string[] = ['number']

const keyOf = (slug: string | null, id: unknown) => `${slug} ${String(id)}`

/** The collection that a column of a record of `slug` refers to; null if it is not a relation. */
export type RefersTo = (slug: string, column: string) => string | null

const isNow = (value: unknown, now: Date): boolean =>
  typeof value === 'string' &&
  TIME.test(value) &&
  !DAY.test(value) &&
  Math.abs(Date.parse(value) - now.getTime()) < NEAR_MS

/**
 * Audit rows without the values that differ each time the same change is made: ids of new records
 * and serial numbers become null, the current time becomes `NOW`. Changes with equal results have
 * the same effect.
 * @param rows of one transaction, in their order
 * @param args.now when they were written
 * @param args.refersTo the target of a column: an id is that of a new record only in a relation to
 *   its collection
 */
export const steadyEffect = (
  rows: readonly EffectRow[],
  { now, refersTo }: { now: Date; refersTo: RefersTo },
): EffectRow[] => {
  const made = new Set<string>()
  for (const { action, subject, document, part, partId } of rows)
    if (action === 'create')
      made.add(part === null ? keyOf(subject, document) : keyOf(part, partId))
  const steadyValue = (slug: string, column: string, value: unknown): unknown => {
    const of = value === null ? null : refersTo(slug, column)
    if (of !== null && made.has(keyOf(of, value))) return null
    return isNow(value, now) ? NOW : value
  }
  const steadyPair = (slug: string, column: string, pair: unknown): unknown => {
    if (!Array.isArray(pair)) return steadyValue(slug, column, pair)
    const [before, after] = pair as [unknown, unknown]
    if (NUMBERED.includes(column) && (before ?? null) === null) return [null, null]
    return [before ?? null, steadyValue(slug, column, after ?? null)]
  }
  return rows.map(({ details, ...row }) => ({
    ...row,
    document: made.has(keyOf(row.subject, row.document)) ? null : row.document,
    partId: made.has(keyOf(row.part, row.partId)) ? null : row.partId,
    details:
      details &&
      Object.fromEntries(
        Object.entries(details).map(([column, pair]) => [
          column,
          steadyPair(row.part ?? row.subject ?? '', column, pair),
        ]),
      ),
  }))
}
