import type { Route } from '@/catalog/build'

/**
 * Pages of Next's own for the kinds of page that need much the others do not, so that no page brings
 * it for another. `proxy.ts` has them drawn below these segments, which are no path of the product:
 * nobody comes there past the proxy.
 */
export const ENTRIES = {
  forms: 'forms',
  guests: 'guests',
  lists: 'lists',
  records: 'records',
} as const
export type Entry = keyof typeof ENTRIES

/** Pages with their own root layout, which need neither a session nor Payload. */
const OWN_ROOTS: readonly string[] = ['notAuthorized', 'offer']

/** Screens of ours: those of visitors, those that show one record, and all others. */
const entryOfScreen = ({ guard, target }: Route): Entry | null => {
  if (guard === 'guests') return 'guests'
  return target.kind === 'view' && target.record ? 'records' : null
}

/**
 * Where a page is drawn: the forms of records and the screens that Payload alone has, with its
 * providers round them; lists; screens of ours, most of them as null.
 */
export const entryOf = (route: Route): Entry | null => {
  const { target } = route
  if (target.kind === 'redirect') return null
  if (target.screen) return entryOfScreen(route)
  if (target.kind === 'collection') return target.view === 'list' ? 'lists' : 'forms'
  return OWN_ROOTS.includes(target.view) ? null : 'forms'
}
