'use client'

import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'

import { HORIZONTAL_NAV_POPOVER_OFFSET } from '@/domain/settings/appearance'

/** Distance to the edges of the page, in pixels (HN2). */
const EDGE_PX = 16

/** The popover of a group: 6 px away, below its trigger, or beside it on deeper levels (HN2). */
export const NavPopup = ({ deep, children }: { deep?: boolean; children: ReactNode }) => (
  <Menu.Portal>
    <Menu.Positioner
      align="start"
      className="ui-menu-positioner"
      collisionPadding={EDGE_PX}
      side={deep ? 'inline-end' : 'bottom'}
      sideOffset={HORIZONTAL_NAV_POPOVER_OFFSET}
    >
      <Menu.Popup className="ui-menu hnav-popup">{children}</Menu.Popup>
    </Menu.Positioner>
  </Menu.Portal>
)
