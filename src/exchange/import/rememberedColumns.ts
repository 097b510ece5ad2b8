import { guessColumns } from './guessColumns'
import { allWords } from './plainWords'
import type { ImportColumn } from './types'

/**
 * The field that a user assigned to a header by hand, the newest last; null for an ignored column.
 */
export type Remembered = ReadonlyMap<string, string | null>

/** Maximum number of remembered headers per kind of file, and their maximum length. */
const MOST = 200
const LONGEST = 80

/** The key of a header, without case, accents and punctuation; null if it is empty or too long. */
const keyOf = (header: string): string | null => {
  const key = allWords(header)
  return key === '' || key.length > LONGEST ? null : key
}

const isPair = (pair: unknown): pair is [string, string | null] =>
  Array.isArray(pair) &&
  typeof pair[0] === 'string' &&
  (pair[1] === null || typeof pair[1] === 'string')

/** The valid part of the stored value: pairs, since JSON objects in the database have no order. */
export const rememberedOf = (stored: unknown): Remembered =>
  new Map(Array.isArray(stored) ? stored.filter(isPair) : [])

/**
 * The field that each header fills: the user's earlier choice, else a guess.
 * @param headers of the file
 * @param columns fields that a file may fill
 * @returns for each header a field, or null; each field at most once
 */
export const proposeColumns = (
  headers: readonly string[],
  columns: readonly ImportColumn[],
  remembered: Remembered,
): (string | null)[] => {
  const said = new Map<number, string | null>()
  for (const [at, header] of headers.entries()) {
    const key = keyOf(header)
    const field = key === null ? undefined : remembered.get(key)
    if (field === undefined) continue
    const isOpen = columns.some((column) => column.field === field)
    if (field === null) said.set(at, null)
    else if (isOpen && ![...said.values()].includes(field)) said.set(at, field)
  }
  const taken = new Set(said.values())
  const rest = columns.filter(({ field }) => !taken.has(field))
  const guessed = guessColumns(
    headers.map((header, at) => (said.has(at) ? '' : header)),
    rest,
  )
  return headers.map((_, at) => said.get(at) ?? (said.has(at) ? null : (guessed[at] ?? null)))
}

/**
 * What is remembered after a user has assigned the columns of a file: headers whose field differs
 * from the guess. A header that was guessed right is no longer remembered.
 * @param chosen the field of each header, or null
 */
export const rememberColumns = (
  remembered: Remembered,
  headers: readonly string[],
  { chosen, columns }: { chosen: readonly (string | null)[]; columns: readonly ImportColumn[] },
): Remembered => {
  const guessed = guessColumns(headers, columns)
  const known = new Map(remembered)
  for (const [at, header] of headers.entries()) {
    const key = keyOf(header)
    const field = chosen[at] ?? null
    if (key === null) continue
    known.delete(key)
    if (field !== (guessed[at] ?? null)) known.set(key, field)
  }
  return new Map([...known].slice(-MOST))
}
