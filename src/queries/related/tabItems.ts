/** A tab of a page: its address, and its row count if it has one. */
export type TabItem<Name extends string> = { name: Name; href: string; count?: number }

/** The address of a tab; the first one is the page itself. */
export const tabAddress =
  (path: string, first = 'overview') =>
  (tab: string): string =>
    tab === first ? path : `${path}?${new URLSearchParams({ tab })}`

/**
 * The visible tabs, and the open one.
 * @param args.counts of tabs with rows; those without a count are hidden from this reader
 * @param args.always tabs without rows
 * @param args.asked the tab of the address
 */
export const tabItems = <Name extends string>(args: {
  names: readonly Name[]
  always: readonly Name[]
  counts: Readonly<Record<string, number>>
  address: (tab: string) => string
  asked: unknown
}): { tabs: TabItem<Name>[]; tab: Name } => {
  const { names, always, counts, address, asked } = args
  const tabs = names.flatMap((name): TabItem<Name>[] => {
    if (always.includes(name)) return [{ name, href: address(name) }]
    const count = counts[name]
    return count === undefined ? [] : [{ name, href: address(name), count }]
  })
  const open = tabs.find(({ name }) => name === asked) ?? tabs[0]
  return { tabs, tab: open?.name ?? (names[0] as Name) }
}

/** The tab named in an address, before its visibility is known. */
export const askedTab = <Name extends string>(names: readonly Name[], asked: unknown): Name =>
  names.find((name) => name === asked) ?? (names[0] as Name)
