'use client'

import { Toolbar } from '@base-ui/react/toolbar'

import { useT } from '@/components/ui/useT'

import { FormatMenu } from './FormatMenu'
import {
  CLEAR_ICON,
  LIST_TOGGLES,
  MARKS,
  PICTURE_CHOICES,
  TEXT_CHOICES,
  type Choice,
  type Toggle,
} from './toolbarItems'

type Formats = Readonly<Record<string, unknown>>
type Props = {
  /** The formats at the cursor. */
  formats: Formats
  onFormat: (format: string, value: string | boolean) => void
  onClear: () => void
  controls: string
  disabled: boolean
}

/** Checked and unchecked items belong to the same kind of list. */
const isOn = (formats: Formats, { format, value }: Toggle) =>
  formats[format] === value || (value === 'unchecked' && formats[format] === 'checked')

/** A single tab stop with arrow keys inside (RE1). */
export const FormatToolbar = ({ formats, onFormat, onClear, controls, disabled }: Props) => {
  const t = useT()
  const toggles = (items: readonly Toggle[]) =>
    items.map((item) => (
      <Toolbar.Button
        key={item.label}
        aria-label={t(item.label)}
        aria-pressed={isOn(formats, item)}
        className="rich-text__tool"
        disabled={disabled}
        title={t(item.label)}
        onClick={() => onFormat(item.format, isOn(formats, item) ? false : item.value)}
        // Prevent the mouse from moving the focus, which would drop the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
      >
        <item.icon aria-hidden="true" size={18} stroke={1.7} />
      </Toolbar.Button>
    ))
  const menus = (choices: readonly Choice[]) =>
    choices.map((choice) => (
      <FormatMenu
        key={choice.format}
        choice={choice}
        disabled={disabled}
        value={formats[choice.format]}
        onChoose={(value) => onFormat(choice.format, value || false)}
      />
    ))
  return (
    <Toolbar.Root
      aria-controls={controls}
      aria-label={t('richText.toolbar')}
      className="rich-text__toolbar"
    >
      {menus(TEXT_CHOICES)}
      <Toolbar.Separator className="rich-text__separator" />
      {toggles(MARKS)}
      <Toolbar.Separator className="rich-text__separator" />
      {menus(PICTURE_CHOICES)}
      {toggles(LIST_TOGGLES)}
      <Toolbar.Button
        aria-label={t('richText.clear')}
        className="rich-text__tool"
        disabled={disabled}
        title={t('richText.clear')}
        onClick={onClear}
        onMouseDown={(event) => event.preventDefault()}
      >
        <CLEAR_ICON aria-hidden="true" size={18} stroke={1.7} />
      </Toolbar.Button>
    </Toolbar.Root>
  )
}
