'use client'

import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import { IconCheck, IconChevronDown, IconPalette } from '@tabler/icons-react'

import { useRef } from 'react'

import { classNames } from '@/components/ui/classNames'
import { useT } from '@/components/ui/useT'
import { isNamedColor } from '@/domain/shared/text/textFormats'

import type { Choice } from './toolbarItems'

type Props = {
  choice: Choice
  /** The value at the cursor; unknown ones count as the default. */
  value: string
  onChoose: (value: string) => void
  /** Opens the dialog for any colour, if supported. */
  onAnyColor: () => void
  disabled: boolean
}

/** The colour at the cursor, below the icon of its menu. */
const ColorMark = ({ color }: { color: string }) =>
  color === '' ? null : (
    <span
      aria-hidden="true"
      className={classNames('rich-text__color', isNamedColor(color) && `ql-color-${color}`)}
      style={isNamedColor(color) ? undefined : { color }}
    />
  )

/** A menu button of the tool bar with the values of one format. */
export const FormatMenu = ({ choice, value, onChoose, onAnyColor, disabled }: Props) => {
  const t = useT()
  const current = choice.options.find((option) => option.value === value)
  const shown = current ?? choice.options[0]
  const isFree = choice.hasAnyColor && !current
  const Picture = shown?.icon ?? choice.icon
  const chosen = isFree ? value : shown ? t(shown.label, shown.values) : ''
  // Applied after the menu has closed, because the editor takes the focus.
  const wanted = useRef<(() => void) | null>(null)
  const applyWanted = (isOpen: boolean) => {
    if (isOpen) return
    wanted.current?.()
    wanted.current = null
  }
  return (
    <Menu.Root modal={false} onOpenChangeComplete={applyWanted}>
      <Toolbar.Button
        aria-label={`${t(choice.label)}: ${chosen}`}
        className="rich-text__tool rich-text__tool--menu"
        disabled={disabled}
        render={<Menu.Trigger />}
        title={t(choice.label)}
      >
        {Picture ? (
          <span className="rich-text__picture">
            <Picture aria-hidden="true" className="mirrored" size={18} stroke={1.7} />
            {choice.hasAnyColor && <ColorMark color={value} />}
          </span>
        ) : (
          <span className="rich-text__chosen">{chosen}</span>
        )}
        <IconChevronDown aria-hidden="true" size={14} />
      </Toolbar.Button>
      <Menu.Portal>
        <Menu.Positioner
          align="start"
          className="ui-menu-positioner"
          collisionPadding={8}
          sideOffset={4}
        >
          <Menu.Popup className="ui-menu" finalFocus={false}>
            <Menu.RadioGroup
              aria-label={t(choice.label)}
              value={isFree ? value : (shown?.value ?? '')}
              onValueChange={(next) => {
                wanted.current = () => onChoose(String(next))
              }}
            >
              {choice.options.map((option) => (
                <Menu.RadioItem
                  key={option.value}
                  closeOnClick
                  className="ui-menu__item"
                  value={option.value}
                >
                  {option.icon && (
                    <option.icon aria-hidden="true" className="mirrored" size={18} stroke={1.7} />
                  )}
                  <span className={classNames('rich-text__sample', option.className)}>
                    {t(option.label, option.values)}
                  </span>
                  <Menu.RadioItemIndicator className="ui-menu__item-end">
                    <IconCheck aria-hidden="true" size={16} />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            {choice.hasAnyColor && (
              <Menu.Item
                className="ui-menu__item"
                onClick={() => {
                  wanted.current = onAnyColor
                }}
              >
                <IconPalette aria-hidden="true" size={18} stroke={1.7} />
                {t('richText.anyColor')}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
