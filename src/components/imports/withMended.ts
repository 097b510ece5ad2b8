import type { MendedRow, RowPage, ShownRow } from '@/domain/imports/importReadings'
import type { RowFilter } from '@/domain/imports/imports'

/**
 * A page of rows after one was corrected. It and the rows it changed show their new state and stay
 * in place, whatever the filter; a row that newly matches the filter is inserted, if the page
 * reaches that far.
 */
export const withMended = (page: RowPage, mended: MendedRow, state: RowFilter): RowPage => {
  const { beside, ...row } = mended
  const judged = new Map([row, ...beside].map((one) => [one.number, one]))
  const kept = page.rows.map((one) => judged.get(one.number) ?? one)
  const shown = new Set(kept.map(({ number }) => number))
  const [first, last] = [page.rows[0]?.number ?? 0, page.rows.at(-1)?.number ?? 0]
  const reaches = ({ number }: ShownRow) =>
    (page.page === 1 || number > first) && (page.page === page.pages || number < last)
  const joining = beside.filter(
    (one) => one.state === state && !shown.has(one.number) && reaches(one),
  )
  const rows = [...kept, ...joining].sort((a, b) => a.number - b.number)
  return { ...page, rows }
}
