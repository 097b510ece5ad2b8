'use client'

import { Popover } from '@base-ui/react/popover'

import { classNames } from './classNames'

type Props = Omit<Popover.Popup.Props, 'className'> & { className: string }

/** A popover below a button of the navbar: larger than a menu, with links and buttons. */
export const PopoverPanel = ({ className, ...popup }: Props) => (
  <Popover.Portal>
    <Popover.Positioner
      align="end"
      className="ui-menu-positioner"
      collisionPadding={12}
      sideOffset={8}
    >
      <Popover.Popup {...popup} className={classNames('ui-menu', className)} />
    </Popover.Positioner>
  </Popover.Portal>
)
