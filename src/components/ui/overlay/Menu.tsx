'use client'

import { Menu as BaseMenu } from '@base-ui/react/menu'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import Link from 'next/link'
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'

import { classNames } from '../classNames'
import { focusAfterMenu } from './focusAfterMenu'
import { BESIDE } from './menuPlace'

type PopupProps = {
  align?: 'start' | 'center' | 'end'
  children: ReactNode
  className?: string
}

const MenuPopup = ({ align = 'end', children, className }: PopupProps) => (
  <BaseMenu.Portal>
    <BaseMenu.Positioner
      align={align}
      className="ui-menu-positioner"
      collisionAvoidance={BESIDE}
      collisionPadding={12}
      sideOffset={8}
    >
      <BaseMenu.Popup
        className={classNames('ui-menu', className)}
        finalFocus={() => focusAfterMenu()}
      >
        {children}
      </BaseMenu.Popup>
    </BaseMenu.Positioner>
  </BaseMenu.Portal>
)

type MenuProps = PopupProps & {
  /** The button that opens it: a `button` element with an accessible name. */
  trigger: ReactElement
}

/** A menu of actions or choices, opened by its button; arrows, typeahead and Escape work. */
export const Menu = ({ trigger, ...popup }: MenuProps) => (
  <BaseMenu.Root modal={false}>
    <BaseMenu.Trigger render={trigger} />
    <MenuPopup {...popup} />
  </BaseMenu.Root>
)

/** Links the buttons of many records to their one menu. */
export const createMenuHandle = BaseMenu.createHandle

export type MenuHandle<Of> = ReturnType<typeof createMenuHandle<Of>>

type SharedMenuProps<Of> = { handle: MenuHandle<Of>; children: (of: Of) => ReactNode }

/** One menu for many buttons (`SharedMoreButton`): a menu in each record makes a page heavy. */
export const SharedMenu = <Of,>({ handle, children }: SharedMenuProps<Of>) => (
  <BaseMenu.Root handle={handle} modal={false}>
    {({ payload }) => <MenuPopup>{payload !== undefined && children(payload)}</MenuPopup>}
  </BaseMenu.Root>
)

type ItemProps = { icon?: ReactNode; children: ReactNode; danger?: boolean }

const itemClass = (danger?: boolean) =>
  classNames('ui-menu__item', danger && 'ui-menu__item--danger')

type ActionProps = ItemProps & {
  onClick: () => void
  disabled?: boolean
  /** Why it is disabled, as a sentence under it. */
  reason?: string
}

/** An action. */
export const MenuItem = ({ icon, children, danger, reason, ...rest }: ActionProps) => (
  <BaseMenu.Item {...rest} className={itemClass(danger)}>
    {icon}
    {reason ? (
      <span className="ui-menu__words">
        {children}
        <small className="ui-menu__reason">{reason}</small>
      </span>
    ) : (
      children
    )}
  </BaseMenu.Item>
)

type LinkProps = ItemProps & {
  href: string
  /** Links to a download, not to a page. */
  download?: boolean
}

/** An item that is a link. */
export const MenuLink = ({ icon, children, href, danger, download }: LinkProps) => (
  <BaseMenu.LinkItem
    closeOnClick
    className={itemClass(danger)}
    render={<Link href={href} prefetch={false} download={download} />}
  >
    {icon}
    {children}
  </BaseMenu.LinkItem>
)

type ChoiceProps = {
  value: string
  onChange: (value: string) => void
  label: string
  children: ReactNode
}

/** A radio group in a menu. */
export const MenuChoice = ({ value, onChange, label, children }: ChoiceProps) => (
  <BaseMenu.RadioGroup
    aria-label={label}
    value={value}
    onValueChange={(next) => onChange(String(next))}
  >
    {children}
  </BaseMenu.RadioGroup>
)

type OptionProps = Pick<ComponentProps<'div'>, 'lang' | 'dir'> & {
  value: string
  icon?: ReactNode
  disabled?: boolean
  children: ReactNode
}

/** One of a `MenuChoice`. */
export const MenuOption = ({ value, icon, children, ...rest }: OptionProps) => (
  <BaseMenu.RadioItem {...rest} closeOnClick className="ui-menu__item" value={value}>
    {icon}
    {children}
    <BaseMenu.RadioItemIndicator className="ui-menu__item-end">
      <IconCheck aria-hidden="true" size={16} />
    </BaseMenu.RadioItemIndicator>
  </BaseMenu.RadioItem>
)

type CheckProps = {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

/** A choice that changes what the other items do; the menu stays open. */
export const MenuCheck = ({ isChecked, onChange, children }: CheckProps) => (
  <BaseMenu.CheckboxItem
    checked={isChecked}
    className="ui-menu__item"
    closeOnClick={false}
    onCheckedChange={onChange}
  >
    {children}
    <BaseMenu.CheckboxItemIndicator className="ui-menu__item-end">
      <IconCheck aria-hidden="true" size={16} />
    </BaseMenu.CheckboxItemIndicator>
  </BaseMenu.CheckboxItem>
)

/** An item that shows and hides the items after it; the menu stays open. */
export const MenuFold = ({ label, children }: { label: string; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BaseMenu.Item
        aria-expanded={isOpen}
        className="ui-menu__item ui-menu__fold"
        closeOnClick={false}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <IconChevronDown aria-hidden="true" size={16} />
      </BaseMenu.Item>
      {isOpen && children}
    </>
  )
}

export const MenuSeparator = () => <BaseMenu.Separator className="ui-menu__separator" />
