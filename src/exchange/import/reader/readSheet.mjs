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
 * The cells of the first sheet: texts, numbers, days and timestamps as UTC, booleans; for formulas
 * their last computed value. The only file that uses the library.
 *
 * @param {Uint8Array} bytes
 * @throws {Unreadable} of `checkArchive`; while reading `fileUnreadable`
 */
export const readSheet = async (bytes) => {
  await checkArchive(bytes)
  return { rows: numbered(streamXlsxRows(bytes)) }
}
