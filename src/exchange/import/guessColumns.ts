import { allWords, plainWords } from './plainWords'
import { SYNONYMS } from './synonyms'
import type { ImportColumn } from './types'

const CERTAIN = 4
/** Weaker than a current name, which may belong to another field. */
const FORMERLY = 3

type Known = ReadonlyMap<string, number>

/** Header names of a field, with the certainty of each. */
const wordsOf = (column: ImportColumn): Known => {
  const words = new Map<string, number>()
  const add = (word: string, sureness: number) => {
    if (word !== '' && sureness > (words.get(word) ?? 0)) words.set(word, sureness)
  }
  add(allWords(column.field), CERTAIN)
  for (const name of Object.values(column.names).flat()) {
    add(allWords(name), CERTAIN)
    // Text in brackets can distinguish fields (prices in three currencies), so it is kept.
    add(plainWords(name), plainWords(name) === allWords(name) ? CERTAIN : 1)
  }
  for (const name of column.formerly ?? []) add(allWords(name), FORMERLY)
  // For a field of rows (`parts.quantity`): its own name.
  const own = column.field.split('.').at(-1) ?? column.field
  for (const name of [own, column.alsoCalled ?? ''])
    for (const word of (SYNONYMS[name] ?? '').split('|')) add(plainWords(word), 2)
  return words
}

const surenessOf = (words: Known, header: string): number =>
  Math.max(words.get(allWords(header)) ?? 0, (words.get(plainWords(header)) ?? 0) - 0.5)

/**
 * The field that each header means, in any of the four languages, without regard to case and
 * accents. Each field is used at most once, for the header that matches it best.
 *
 * @param headers of the file
 * @param columns fields that a file may fill
 * @returns for each header a field, or null: such a column is ignored until the user assigns it
 */
export const guessColumns = (
  headers: readonly string[],
  columns: readonly ImportColumn[],
): (string | null)[] => {
  const known = columns.map((column) => ({ field: column.field, words: wordsOf(column) }))
  const pairs = headers.flatMap((header, at) =>
    known.map(({ field, words }) => ({ at, field, sureness: surenessOf(words, header) })),
  )
  const found: (string | null)[] = headers.map(() => null)
  for (const { at, field, sureness } of pairs.sort(
    (a, b) => b.sureness - a.sureness || a.at - b.at,
  ))
    if (sureness > 0 && found[at] === null && !found.includes(field)) found[at] = field
  return found
}
