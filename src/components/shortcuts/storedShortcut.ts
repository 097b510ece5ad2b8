import { paths } from '@/lib/paths'

/** A page somebody keeps at hand. Pages of the navigation name themselves; records need a title. */
export type StoredShortcut = { href: string; title?: string }

/** Where the pages are kept (payload-preferences). */
export const SHORTCUTS_PREFERENCE = 'shortcuts' as const

/** More tiles than these are no shortcut any more (SC3). */
export const MAX_SHORTCUTS = 8
const MAX_TITLE_LENGTH = 120
const MAX_HREF_LENGTH = 200

/** What people start with (SC4). */
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
 * Reads the kept pages (SC2, SC3): anybody may store anything under their own preference, so what
 * is not a page of ours that they may open is left out, and so are doubles and what is too much.
 * @param args.stored the preference as it came in; undefined when nothing was ever kept
 * @param args.mayOpen whether a path is one of our pages and its reader may open it
 * @returns the pages; null when nothing was kept and none of the defaults is allowed
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
