'use client'

import { Menu } from '@base-ui/react/menu'
import { IconChevronDown } from '@tabler/icons-react'

import { useT } from '@/components/ui/useT'
import type { MessageKey } from '@/i18n/messages'

import type { IconName } from '@/catalog/icon'
import { NavIcon } from '@/components/frame/navigation/NavIcon'

type Props = { label: MessageKey; icon: IconName; isWithin: boolean }

/** The button of a group in the row. */
export const HorizontalTrigger = ({ label, icon, isWithin }: Props) => {
  const t = useT()
  return (
    <Menu.Trigger className="hnav__item" data-within={isWithin}>
      <NavIcon name={icon} />
      {t(label)}
      <IconChevronDown aria-hidden="true" className="hnav__chevron" stroke={1.8} />
    </Menu.Trigger>
  )
}
