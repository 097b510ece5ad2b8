import { paths } from '@/catalog/paths'

/** A stored shortcut. Pages of the navigation have a label; records need a title. */
export type StoredShortcut = { href: string; title?: string }

/** The most tiles (SC3). */
export const MAX_SHORTCUTS = 8
const MAX_TITLE_LENGTH = 120
const MAX_HREF_LENGTH = 200

/** The default shortcuts (SC4). */
export const DEFAULT_SHORTCUTS: readonly StoredShortcut[] = [
  paths.tenderNew(),
  paths.customerNew(),
  paths.meetNew(),
  paths.stockMovementNew(),
  paths.users(),
  paths.settings(),
].map((href) => ({ href }))

const readItem = (value: unknown): StoredShortcut | null => {
  const { href, title } = (value ?? {}) as Record<keyof StoredShortcut, unknown>
  if (typeof href !== 'string' || href.length > MAX_HREF_LENGTH) return null
  const name = typeof title === 'string' ? title.trim().slice(0, MAX_TITLE_LENGTH) : ''
  return name === '' ? { href } : { href, title: name }
}

/**
 * Parses the stored shortcuts (SC2, SC3): a user may store any value in their own preference, so
 * unknown or closed paths, duplicates and surplus entries are dropped.
 * @param args.stored the preference as stored; undefined when nothing was ever stored
 * @param args.mayOpen whether a path is a page the reader may open
 * @returns the shortcuts; null when nothing is stored and no default is allowed
 */
export const readShortcuts = (args: {
  stored: unknown
  mayOpen: (href: string) => boolean
}): StoredShortcut[] | null => {
  const items = (args.stored as { items?: unknown } | null | undefined)?.items
  const isKept = Array.isArray(items)
  const wanted = isKept ? items.map(readItem) : DEFAULT_SHORTCUTS
  const byHref = new Map<string, StoredShortcut>()
  for (const item of wanted) {
    if (item && !byHref.has(item.href) && args.mayOpen(item.href)) byHref.set(item.href, item)
  }
  const shortcuts = [...byHref.values()].slice(0, MAX_SHORTCUTS)
  return isKept || shortcuts.length > 0 ? shortcuts : null
}
