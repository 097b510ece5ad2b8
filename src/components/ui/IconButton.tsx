'use client'

import type { ComponentProps, ReactNode } from 'react'

import { classNames } from './classNames'
import { Tooltip } from './Tooltip'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  /** Its accessible name and tooltip. */
  label: string
  icon: ReactNode
  size?: 'normal' | 'small'
  filled?: boolean
}

/** A button with an icon alone. */
export const IconButton = ({ label, icon, size, filled, className, ...rest }: IconButtonProps) => (
  <Tooltip label={label}>
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(
        'ui-icon-button',
        size === 'small' && 'ui-icon-button--small',
        filled && 'ui-icon-button--filled',
        className,
      )}
    >
      {icon}
    </button>
  </Tooltip>
)
