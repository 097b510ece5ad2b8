import { RECORD_SLUGS } from '@/catalog'
import { openingRights } from '@/catalog/links'
import type { AppAbility } from '@/access/buildAbility'
import { heldRights } from '@/access/heldRights'
import { mayRead } from '@/access/listReaders'
import { allowedCreateActions } from '@/components/frame/navigation/createActions'
import { isNavGroup, type NavEntry } from '@/components/frame/navigation/navTree'
import { visibleNav } from '@/components/frame/navigation/visibleNav'
import type { PaletteProps } from '@/components/frame/palette/PaletteBody'
import type { PaletteLink } from '@/components/frame/palette/paletteItem'
import { paths } from '@/catalog/paths'

const pagesOf = (entries: readonly NavEntry[]): PaletteLink[] =>
  entries.flatMap((entry): PaletteLink[] =>
    isNavGroup(entry)
      ? entry.children.map(({ label, href, icon }) => ({ label, href, icon, group: entry.label }))
      : [{ label: entry.label, href: entry.href, icon: entry.icon }],
  )

/** Pages open to every signed-in person; the frame has them in the user menu. */
const OWN_PAGES: readonly PaletteLink[] = [
  { label: 'nav.profile', href: paths.profile(), icon: 'users' },
  { label: 'nav.accountSettings', href: paths.account(), icon: 'settings' },
]

/** What the palette offers this person: decided on the server. */
export const paletteOf = ({
  userId,
  ability,
}: {
  userId: number
  ability: AppAbility
}): PaletteProps => ({
  userId,
  pages: [...pagesOf(visibleNav(ability)), ...OWN_PAGES],
  actions: allowedCreateActions(ability).map(({ label, href, icon }) => ({ label, href, icon })),
  readable: RECORD_SLUGS.filter((slug) => mayRead(ability, slug)),
  rights: heldRights(ability, openingRights()),
})
