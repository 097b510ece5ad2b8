'use client'

import { Combobox } from '@base-ui/react/combobox'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { FieldInputProps } from '../ui/inputs/Field'
import { useT } from '@/components/ui/useT'
import { fold } from '@/domain/shared/text/fold'

type TimeZone = { value: string; label: string }

const offsetOf = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** A time zone with its current UTC offset. */
const labelOfTimeZone = (timeZone: string, now: Date): string =>
  `${timeZone.replaceAll('_', ' ')} (${offsetOf(timeZone, now)})`

/** Every time zone of the JavaScript runtime, by name. */
const timeZones = (now: Date): TimeZone[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({
    value,
    label: labelOfTimeZone(value, now),
  }))

type Props = {
  input: FieldInputProps
  value: string
  disabled: boolean
  onChange: (timeZone: string) => void
}

/** A time zone picker, searched by name. */
export const TimeZonePicker = ({ input, value, disabled, onChange }: Props) => {
  const t = useT()
  const items = useMemo(() => timeZones(new Date()), [])
  const chosen = items.find((item) => item.value === value) ?? { value, label: value }
  return (
    <Combobox.Root
      disabled={disabled}
      isItemEqualToValue={(a: TimeZone, b: TimeZone) => a.value === b.value}
      // Both sides are folded: in Turkish "Istanbul" does not begin with "istan".
      filter={(item: TimeZone, query) => fold(item.label).includes(fold(query))}
      items={items}
      value={chosen}
      onValueChange={(next: TimeZone | null) => next && onChange(next.value)}
    >
      <div className="ui-input-group">
        <Combobox.Input
          {...input}
          className="ui-input"
          dir="ltr"
          placeholder={t('settings.findTimeZone')}
        />
        <Combobox.Trigger
          aria-label={t('actions.open')}
          className="ui-input-group__end ui-icon-button ui-icon-button--small"
        >
          <IconChevronDown aria-hidden="true" size={18} />
        </Combobox.Trigger>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className="ui-menu-positioner" sideOffset={6}>
          <Combobox.Popup className="ui-menu time-zone-popup">
            <Combobox.Empty className="time-zone-popup__empty">
              {t('settings.noTimeZone')}
            </Combobox.Empty>
            <Combobox.List>
              {(item: TimeZone) => (
                <Combobox.Item key={item.value} className="ui-menu__item" dir="ltr" value={item}>
                  {item.label}
                  <Combobox.ItemIndicator className="ui-menu__item-end">
                    <IconCheck aria-hidden="true" size={16} />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
