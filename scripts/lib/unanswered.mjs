import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The operations of an OpenAPI document for which no test got a successful response, except those
 * without a successful response in the document.
 * @param {{ paths: Record<string, Record<string, { responses: Record<string, unknown> }>> }}
 *   document
 * @param {string} folder the notes of the tests, one per line (`tests/helpers/answered.ts`)
 * @returns {string[]} each as `GET /tenders/{id}`, in the document's order
 */
export const unansweredOf = (document, folder) => {
  const answered = new Set(
    readdirSync(folder).flatMap((name) =>
      readFileSync(path.join(folder, name), 'utf8').split('\n'),
    ),
  )
  return Object.entries(document.paths)
    .flatMap(([at, operations]) =>
      Object.entries(operations)
        .filter(([, { responses }]) => Object.keys(responses).some((status) => status < '400'))
        .map(([method]) => `${method.toUpperCase()} ${at}`),
    )
    .filter((operation) => !answered.has(operation))
}
