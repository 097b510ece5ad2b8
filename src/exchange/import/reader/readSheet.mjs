import { streamXlsxRows } from 'hucre/xlsx'
import { checkArchive } from './checkArchive.mjs'
import { Unreadable } from './unread.mjs'

/** @param {AsyncIterable<{ index: number, values: unknown[] }>} rows */
async function* numbered(rows) {
  try {
    for await (const { index, values } of rows) yield { cells: values, number: index + 1 }
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable('fileUnreadable')
  }
}

/**
 * The cells of the first sheet: texts, numbers, days and moments as UTC, yes and no; of formulas what
 * was worked out last. The one place that knows the library.
 *
 * @param {Uint8Array} bytes
 * @throws {Unreadable} of `checkArchive`; while read `fileUnreadable`
 */
export const readSheet = async (bytes) => {
  await checkArchive(bytes)
  return { rows: numbered(streamXlsxRows(bytes)) }
}
