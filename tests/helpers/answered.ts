import { appendFileSync } from 'node:fs'
import path from 'node:path'

const noted = new Set<string>()

/**
 * Records that an operation had a successful response, in one file per process in the folder
 * `ANSWERED_OPERATIONS`; does nothing if this is not set. `scripts/lib/unanswered.mjs` compares the
 * notes of a whole run with docs/openapi.json.
 * @param operation the method in capitals and the path as the document writes it:
 *   `GET /tenders/{id}`
 */
export const noteAnswered = (operation: string): void => {
  const folder = process.env.ANSWERED_OPERATIONS
  if (!folder || noted.has(operation)) return
  noted.add(operation)
  appendFileSync(path.join(folder, `${process.pid}.txt`), `${operation}\n`)
}
