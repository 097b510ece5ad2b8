import type { Route } from '@/catalog/build'

/**
 * Pages of Next's own for the kinds of page that need much the others do not, so that no page brings
 * it for another. `proxy.ts` has them drawn below these segments, which are no path of the product:
 * nobody comes there past the proxy.
 */
export const ENTRIES = { forms: 'forms', lists: 'lists' } as const
export type Entry = keyof typeof ENTRIES

/** Pages with a root of their own, which need neither a session nor Payload. */
const OWN_ROOTS: readonly string[] = ['notAuthorized', 'offer']

/**
 * Where a page is drawn: the forms of records and the screens that Payload alone has, with its
 * providers round them; lists; everything else, as null.
 */
export const entryOf = ({ target }: Route): Entry | null => {
  if (target.kind === 'redirect' || target.screen) return null
  if (target.kind === 'collection') return target.view === 'list' ? 'lists' : 'forms'
  return OWN_ROOTS.includes(target.view) ? null : 'forms'
}
