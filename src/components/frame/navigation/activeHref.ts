import { isNavGroup, type NavEntry } from '@/present/navigation/navTree'

const covers = (beginning: string, path: string): boolean =>
  path === beginning || path.startsWith(`${beginning}/`)

/**
 * The item a page belongs to (VN6): `/tenders/edit/5` belongs to `/tenders`. The longest matching
 * prefix wins, so `/customers/meets/7` is a meeting and not a customer.
 * @returns the item's `href`, or undefined for a page outside the tree
 */
export const activeHref = (entries: readonly NavEntry[], path: string): string | undefined =>
  entries
    .flatMap((entry) => (isNavGroup(entry) ? entry.children : [entry]))
    .map(({ href, covers: beginning = href }) => ({ href, beginning }))
    .filter(({ beginning }) => covers(beginning, path))
    .sort((one, other) => other.beginning.length - one.beginning.length)[0]?.href
