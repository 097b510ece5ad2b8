'use client'

import { Menu } from '@base-ui/react/menu'
import { IconChevronDown } from '@tabler/icons-react'

import { useT } from '@/components/ui/useT'
import type { MessageKey } from '@/i18n/messages'

import { NavIcon, type NavIconName } from '../NavIcon'

/** Long enough to pass over the row without opening everything, short enough to feel at once. */
const OPEN_MS = 60
/** The pointer may be away this long, such as over the gap (HN3). */
const CLOSE_MS = 150

type Props = { label: MessageKey; icon: NavIconName; isWithin: boolean }

/** The button of a group in the row. */
export const HorizontalTrigger = ({ label, icon, isWithin }: Props) => {
  const t = useT()
  return (
    <Menu.Trigger
      openOnHover
      className="hnav__item"
      closeDelay={CLOSE_MS}
      data-within={isWithin}
      delay={OPEN_MS}
    >
      <NavIcon name={icon} />
      {t(label)}
      <IconChevronDown aria-hidden="true" className="hnav__chevron" stroke={1.8} />
    </Menu.Trigger>
  )
}
