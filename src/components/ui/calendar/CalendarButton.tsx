'use client'

import { Popover } from '@base-ui/react/popover'
import { IconCalendar } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import type { RefObject } from 'react'

import { PopoverPanel } from '../overlay/PopoverPanel'
import { useT } from '@/components/ui/useT'
import type { Day } from '@/domain/shared/day'

import { useToday } from './companyClock'

const Calendar = dynamic(() => import('./Calendar'), { ssr: false })

type Props = {
  /** Label of the field, part of its accessible name. */
  label: string
  value: Day | null
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** The input to focus afterwards. */
  input: RefObject<HTMLInputElement | null>
  onPick: (day: Day | null) => void
}

/** Opens a month below a day's input. */
export const CalendarButton = ({ label, value, isOpen, setOpen, input, onPick }: Props) => {
  const t = useT()
  const today = useToday()
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={t('calendar.open', { field: label })}
        className="day-input__button"
        type="button"
      >
        <IconCalendar aria-hidden="true" size={18} stroke={1.75} />
      </Popover.Trigger>
      <PopoverPanel
        aria-label={t('calendar.open', { field: label })}
        className="calendar"
        // Focusing the input on a touch screen would open the keyboard.
        finalFocus={(how) => (how === 'touch' ? true : input.current)}
        initialFocus={false}
        isOverDialogs
      >
        {isOpen && (
          <Calendar
            today={today()}
            value={value}
            onPick={(day) => {
              onPick(day)
              setOpen(false)
            }}
          />
        )}
      </PopoverPanel>
    </Popover.Root>
  )
}
