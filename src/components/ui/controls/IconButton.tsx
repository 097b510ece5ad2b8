'use client'

import type { ComponentProps, ReactNode, ReactElement } from 'react'
import { classNames } from '../classNames'
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'

type Props = { label: string; side?: 'top' | 'bottom' | 'inline-end'; children: ReactElement }

/**
 * A tooltip of its only child, shown after a second of hover (TH1), or at once on keyboard focus.
 */
const Tooltip = ({ label, side = 'bottom', children }: Props) => (
  <BaseTooltip.Root>
    <BaseTooltip.Trigger delay={1000} render={children} />
    <BaseTooltip.Portal>
      <BaseTooltip.Positioner className="ui-menu-positioner" side={side} sideOffset={6}>
        <BaseTooltip.Popup className="ui-tooltip">{label}</BaseTooltip.Popup>
      </BaseTooltip.Positioner>
    </BaseTooltip.Portal>
  </BaseTooltip.Root>
)

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
