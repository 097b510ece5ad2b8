'use client'

import { Toolbar } from '@base-ui/react/toolbar'
import type { TablerIcon } from '@tabler/icons-react'

import { classNames } from '@/components/ui/classNames'

import { KEYS_OF_TOOLS } from './textKeys'

type Props = {
  label: string
  icon: TablerIcon
  onPress: () => void
  isOn?: boolean
  disabled: boolean
  keys?: keyof typeof KEYS_OF_TOOLS
  isMirrored?: boolean
  hasPopup?: boolean
}

/** A toolbar button, with its shortcut in the tooltip. */
export const ToolButton = (props: Props) => {
  const { label, icon: Picture, onPress, isOn, disabled, keys, isMirrored, hasPopup } = props
  const chord = keys && KEYS_OF_TOOLS[keys]
  return (
    <Toolbar.Button
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      aria-keyshortcuts={chord && `Control+${chord}`}
      aria-label={label}
      aria-pressed={isOn}
      className="rich-text__tool"
      disabled={disabled}
      title={chord ? `${label} (Ctrl+${chord})` : label}
      onClick={onPress}
      // Prevent the mouse from moving the focus, which would drop the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Picture
        aria-hidden="true"
        className={classNames(isMirrored && 'mirrored')}
        size={18}
        stroke={1.7}
      />
    </Toolbar.Button>
  )
}
