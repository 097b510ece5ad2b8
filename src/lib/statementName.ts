import { createHash } from 'node:crypto'
import { keepNewest } from './keepNewest'

/** Statements with a name are kept by every connection: there is room for so many, for good. */
const MAX_NAMES = 500
/** What is asked this often is asked again; pages far back and odd filters are asked once or twice. */
const USUAL = 3
const MAX_COUNTED = 2_000

/**
 * Names for statements of one kind of caller, which nobody else fills.
 * @returns what says the name under which a text is prepared: none for one that is not usual, and
 * none once there is no room for more
 */
export const namesOfStatements = () => {
  const names = new Map<string, string>()
  // How often texts without a name were asked, by what their name would be.
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

/** Names of what operations write and read for it: texts of this product only. */
export const statementName = namesOfStatements()
