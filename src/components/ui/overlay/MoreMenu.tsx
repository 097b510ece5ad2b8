'use client'

import { Menu as BaseMenu } from '@base-ui/react/menu'
import { IconDotsVertical } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'

import { Menu, type MenuHandle } from './Menu'
import { useT } from '../useT'
import { classNames } from '../classNames'

type ButtonProps = ComponentProps<'button'> & { size?: 'normal' | 'small' }

const MoreButton = ({ size = 'normal', className, ...rest }: ButtonProps) => {
  const t = useT()
  const isSmall = size === 'small'
  return (
    <button
      {...rest}
      type="button"
      className={classNames('ui-icon-button', isSmall && 'ui-icon-button--small', className)}
      aria-label={t('common.moreActions')}
      title={t('common.moreActions')}
    >
      <IconDotsVertical aria-hidden="true" size={isSmall ? 18 : 20} />
    </button>
  )
}

type Props = Pick<ButtonProps, 'size' | 'className'> & { children: ReactNode }

/** The ⋮ menu for actions without their own buttons. */
export const MoreMenu = ({ children, ...button }: Props) => (
  <Menu trigger={<MoreButton {...button} />}>{children}</Menu>
)

/** The ⋮ of one of many records, which open the same `SharedMenu`. */
export const SharedMoreButton = <Of,>({ handle, of }: { handle: MenuHandle<Of>; of: Of }) => (
  <BaseMenu.Trigger handle={handle} payload={of} render={<MoreButton />} />
)
