import { createHash } from 'node:crypto'
import { keepNewest } from '@/domain/shared/keepNewest'

/** Every connection keeps its prepared statements until it closes, so their number is limited. */
const MAX_NAMES = 500
/** Uses after which a statement is worth preparing; unusual filters and late pages come once or twice. */
const USUAL = 3
const MAX_COUNTED = 2_000

/**
 * A pool of prepared statement names for one kind of caller, so that others cannot use it up.
 * @returns a function from SQL text to its name: undefined if the text is not frequent yet, or if the
 * pool is full
 */
export const namesOfStatements = () => {
  const names = new Map<string, string>()
  // Use counts of texts without a name, by their future name.
  const counted = new Map<string, number>()

  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_NAMES) return known
    const name = createHash('sha256').update(text).digest('base64url')
    const times = (counted.get(name) ?? 0) + 1
    counted.delete(name)
    if (times < USUAL) {
      keepNewest(counted, MAX_COUNTED, name, times)
      return undefined
    }
    names.set(text, name)
    return name
  }
}

/** Names for the statements of operations, whose texts come from this code only. */
export const statementName = namesOfStatements()
