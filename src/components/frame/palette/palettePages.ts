import { paths } from '@/catalog/paths'
import { isNavGroup, type NavEntry } from '@/present/navigation/navTree'
import type { PaletteLink } from './paletteItem'

/** Pages open to every signed-in person; the frame has them in the user menu. */
const OWN_PAGES: readonly PaletteLink[] = [
  { label: 'nav.profile', href: paths.profile(), icon: 'users' },
  { label: 'nav.accountSettings', href: paths.account(), icon: 'settings' },
]

/** The pages the palette goes to: those of the navigation a person sees, and their own. */
export const palettePages = (entries: readonly NavEntry[]): PaletteLink[] => [
  ...entries.flatMap((entry): PaletteLink[] =>
    isNavGroup(entry)
      ? entry.children.map(({ label, href, icon }) => ({ label, href, icon, group: entry.label }))
      : [{ label: entry.label, href: entry.href, icon: entry.icon }],
  ),
  ...OWN_PAGES,
]
