'use client'

import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'

import { useRef } from 'react'

import { classNames } from '@/components/ui/classNames'
import { useT } from '@/components/ui/useT'

import type { Choice } from './toolbarItems'

type Props = {
  choice: Choice
  /** The value at the cursor; an unknown one counts as the default. */
  value: unknown
  onChoose: (value: string) => void
  disabled: boolean
}

/** A menu button of the tool bar with the values of one format. */
export const FormatMenu = ({ choice, value, onChoose, disabled }: Props) => {
  const t = useT()
  const current =
    choice.options.find((option) => option.value === String(value ?? '')) ?? choice.options[0]
  const Picture = current?.icon ?? choice.icon
  const chosen = current ? t(current.label, current.values) : ''
  // Applied after the menu has closed, because the editor takes the focus.
  const wanted = useRef<string | null>(null)
  const applyWanted = (isOpen: boolean) => {
    if (isOpen || wanted.current === null) return
    onChoose(wanted.current)
    wanted.current = null
  }
  return (
    <Menu.Root modal={false} onOpenChangeComplete={applyWanted}>
      <Toolbar.Button
        aria-label={`${t(choice.label)}: ${chosen}`}
        className="rich-text__tool rich-text__tool--menu"
        disabled={disabled}
        render={<Menu.Trigger />}
      >
        {Picture ? <Picture aria-hidden="true" size={18} stroke={1.7} /> : <span>{chosen}</span>}
        <IconChevronDown aria-hidden="true" size={14} />
      </Toolbar.Button>
      <Menu.Portal>
        <Menu.Positioner align="start" className="ui-menu-positioner" sideOffset={4}>
          <Menu.Popup className="ui-menu" finalFocus={false}>
            <Menu.RadioGroup
              aria-label={t(choice.label)}
              value={current?.value ?? ''}
              onValueChange={(next) => {
                wanted.current = String(next)
              }}
            >
              {choice.options.map((option) => (
                <Menu.RadioItem
                  key={option.value}
                  closeOnClick
                  className="ui-menu__item"
                  value={option.value}
                >
                  {option.icon && <option.icon aria-hidden="true" size={18} stroke={1.7} />}
                  <span className={classNames('rich-text__sample', option.className)}>
                    {t(option.label, option.values)}
                  </span>
                  <Menu.RadioItemIndicator className="ui-menu__item-end">
                    <IconCheck aria-hidden="true" size={16} />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
