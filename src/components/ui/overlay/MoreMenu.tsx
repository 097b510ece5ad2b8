'use client'

import { IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { Menu } from './Menu'
import { useT } from '../useT'
import { classNames } from '../classNames'

type Props = { children: ReactNode; size?: 'normal' | 'small'; className?: string }

/** The ⋮ menu for actions without their own buttons. */
export const MoreMenu = ({ children, size = 'normal', className }: Props) => {
  const t = useT()
  const isSmall = size === 'small'
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={classNames('ui-icon-button', isSmall && 'ui-icon-button--small', className)}
          aria-label={t('common.moreActions')}
          title={t('common.moreActions')}
        >
          <IconDotsVertical aria-hidden="true" size={isSmall ? 18 : 20} />
        </button>
      }
    >
      {children}
    </Menu>
  )
}
