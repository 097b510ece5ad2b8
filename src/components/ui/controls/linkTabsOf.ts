import type { Formatters } from '@/i18n/format'

import type { LinkTab } from './LinkTabs'

/** A tab as a page is given it. */
export type TabItem<Name extends string> = { name: Name; href: string; count?: number }

/**
 * The tabs of a page in the reader's language.
 * @param labelOf label of a tab
 * @param format formats the counts
 */
export const linkTabsOf = <Name extends string>(
  tabs: readonly TabItem<Name>[],
  labelOf: (name: Name) => string,
  format: Pick<Formatters, 'count'>,
): LinkTab[] =>
  tabs.map(({ name, href, count }) => ({
    value: name,
    label: labelOf(name),
    href,
    count: count === undefined ? undefined : format.count(count),
  }))
