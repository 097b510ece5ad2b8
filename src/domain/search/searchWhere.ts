import { searchTermOf } from '../lists/searchTerm'
import { codeTermOf } from './codeForms'
import { phoneDigits } from './phoneDigits'
import type { SearchField } from './searchFields'

type Condition = Record<string, { like: string } | { contains: string }>

/**
 * The filter of a search: each word of the term must be in one of the fields.
 *
 * @param args.fields those the reader may see
 * @param args.text as typed, at least 3 characters long
 * @returns a filter that matches no record when there is no readable field
 */
export const searchWhere = (args: { fields: readonly SearchField[]; text: string }) => {
  const term = searchTermOf(args.text)
  const digits = phoneDigits(args.text)
  const or = args.fields.flatMap(({ path, kind }): Condition[] => {
    if (kind === 'digits') return digits === null ? [] : [{ [path]: { contains: digits } }]
    return [{ [path]: { like: kind === 'text' ? term : codeTermOf(term) } }]
  })
  return or.length > 0 ? { or } : { id: { equals: 0 } }
}
