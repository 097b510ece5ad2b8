'use client'

import { Menu } from '@base-ui/react/menu'

import type { NavGroup } from '@/present/navigation/navTree'
import { HorizontalTrigger } from './HorizontalTrigger'
import { NavPopup } from './NavPopup'
import { NavPopupLinks } from './NavPopupLinks'

export type OpenState = {
  open: boolean
  onOpenChange: (open: boolean, details: Menu.Root.ChangeEventDetails) => void
}

type Props = OpenState & { group: NavGroup; active: string | undefined }

/** A group of the row; opens on hover, and on Enter, Space or ↓ (HN3). */
export const HorizontalGroup = ({ group, active, open, onOpenChange }: Props) => (
  <Menu.Root modal={false} open={open} onOpenChange={onOpenChange}>
    <HorizontalTrigger
      icon={group.icon}
      isWithin={group.children.some(({ href }) => href === active)}
      label={group.label}
    />
    <NavPopup>
      <NavPopupLinks active={active} leaves={group.children} />
    </NavPopup>
  </Menu.Root>
)
