import type { Payload, PayloadRequest } from 'payload'

import { RECORD_SLUGS } from '@/catalog'
import { abilityOf, type Caller } from '@/access/abilityOf'
import { mayRead } from '@/access/listReaders'
import { actionsOf, SUBJECTS } from '@/access/permissions'
import { allowedCreateActions } from '@/components/frame/navigation/createActions'
import { isNavGroup, type NavEntry } from '@/components/frame/navigation/navTree'
import { visibleNav } from '@/components/frame/navigation/visibleNav'
import { paths } from '@/catalog/paths'

import { PaletteDialog } from './PaletteDialog'
import type { PaletteLink } from './paletteItem'

type Props = { payload: Payload; user?: PayloadRequest['user'] }

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

/** The palette with the pages and actions this person may use, decided on the server. */
export const Palette = async ({ payload, user }: Props) => {
  if (!user) return null
  const ability = await abilityOf({ user: user as Caller, payload })
  const rights = SUBJECTS.flatMap((subject) =>
    actionsOf(subject)
      .filter((action) => ability.can(action, subject))
      .map((action) => `${action} ${subject}`),
  )
  return (
    <PaletteDialog
      userId={Number(user.id)}
      pages={[...pagesOf(visibleNav(ability)), ...OWN_PAGES]}
      actions={allowedCreateActions(ability).map(({ label, href, icon }) => ({
        label,
        href,
        icon,
      }))}
      readable={RECORD_SLUGS.filter((slug) => mayRead(ability, slug))}
      rights={rights}
    />
  )
}
