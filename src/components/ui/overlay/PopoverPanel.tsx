'use client'

import { Popover } from '@base-ui/react/popover'

import { classNames } from '../classNames'

type Props = Omit<Popover.Popup.Props, 'className'> & {
  className: string
  /** Its button may be in a dialog. */
  isOverDialogs?: boolean
}

/** A popover below its button: larger than a menu, with links and buttons. */
export const PopoverPanel = ({ className, isOverDialogs, ...popup }: Props) => (
  <Popover.Portal>
    <Popover.Positioner
      align="end"
      className={classNames(
        'ui-menu-positioner',
        isOverDialogs && 'ui-menu-positioner--over-dialogs',
      )}
      collisionPadding={12}
      sideOffset={8}
    >
      <Popover.Popup {...popup} className={classNames('ui-menu', className)} />
    </Popover.Positioner>
  </Popover.Portal>
)
