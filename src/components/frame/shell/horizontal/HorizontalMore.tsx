'use client'

import { Menu } from '@base-ui/react/menu'
import { IconChevronRight } from '@tabler/icons-react'

import { useT } from '@/components/ui/useT'

import { NavIcon } from '@/components/frame/navigation/NavIcon'
import { isNavGroup, type NavEntry, type NavGroup } from '@/present/navigation/navTree'
import type { OpenState } from './HorizontalGroup'
import { HorizontalTrigger } from './HorizontalTrigger'
import { NavPopup } from './NavPopup'
import { NavPopupLinks } from './NavPopupLinks'

type Active = { active: string | undefined }

const isWithin = (entry: NavEntry, active: string | undefined): boolean =>
  isNavGroup(entry) ? entry.children.some(({ href }) => href === active) : entry.href === active

/** A nested group, opening beside its item. */
const DeepGroup = ({ group, active }: Active & { group: NavGroup }) => {
  const t = useT()
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger
        openOnHover
        className="ui-menu__item hnav-popup__item"
        data-within={isWithin(group, active)}
      >
        <NavIcon name={group.icon} />
        {t(group.label)}
        <IconChevronRight aria-hidden="true" className="hnav-popup__chevron" stroke={1.8} />
      </Menu.SubmenuTrigger>
      <NavPopup deep>
        <NavPopupLinks active={active} leaves={group.children} />
      </NavPopup>
    </Menu.SubmenuRoot>
  )
}

/** The menu of items that do not fit into the row (HN7). */
export const HorizontalMore = ({
  entries,
  active,
  open,
  onOpenChange,
}: Active & OpenState & { entries: readonly NavEntry[] }) => (
  <Menu.Root modal={false} open={open} onOpenChange={onOpenChange}>
    <HorizontalTrigger
      icon="more"
      isWithin={entries.some((entry) => isWithin(entry, active))}
      label="nav.more"
    />
    <NavPopup>
      {entries.map((entry) =>
        isNavGroup(entry) ? (
          <DeepGroup key={entry.label} active={active} group={entry} />
        ) : (
          <NavPopupLinks key={entry.label} active={active} leaves={[entry]} />
        ),
      )}
    </NavPopup>
  </Menu.Root>
)
