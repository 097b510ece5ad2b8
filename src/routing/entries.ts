import type { Route } from '@/catalog/build'

/**
 * Next.js entry points for the kinds of pages that need scripts which others do not. `proxy.ts`
 * rewrites requests to these path segments; a path that begins with one of them gets a 404.
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

/**
 * The entry of one of our screens: those of anonymous visitors, those that show one record, and all
 * others.
 */
const entryOfScreen = ({ guard, target }: Route): Entry | null => {
  if (guard === 'guests') return 'guests'
  return target.kind === 'view' && target.record ? 'records' : null
}

/**
 * The entry that renders a page: the forms of records and the screens that only Payload has, with
 * its providers; lists; our screens, null for most of them.
 */
export const entryOf = (route: Route): Entry | null => {
  const { target } = route
  if (target.kind === 'redirect') return null
  if (target.screen) return entryOfScreen(route)
  if (target.kind === 'collection') return target.view === 'list' ? 'lists' : 'forms'
  return OWN_ROOTS.includes(target.view) ? null : 'forms'
}
