/** A tab of a page: its address, and how many rows it holds where there is something to count. */
export type TabItem<Name extends string> = { name: Name; href: string; count?: number }

/** The address of a tab; the first one is the page itself. */
export const tabAddress =
  (path: string, first = 'overview') =>
  (tab: string): string =>
    tab === first ? path : `${path}?${new URLSearchParams({ tab })}`

/**
 * The tabs a reader gets, and the one that is open.
 * @param args.counts of those that hold rows; one without a number is not for this reader
 * @param args.always tabs that hold no rows
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

/** The tab that an address asks for, before it is known whether the reader gets it. */
export const askedTab = <Name extends string>(names: readonly Name[], asked: unknown): Name =>
  names.find((name) => name === asked) ?? (names[0] as Name)
