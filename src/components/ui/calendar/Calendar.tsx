'use client'

import { DayPicker, type DayPickerProps } from 'react-day-picker'

import { Button } from '../controls/Button'
import { useLocale, useT } from '@/components/ui/useT'
import { dayOf, type Day } from '@/domain/shared/day'
import { monthNames } from '@/domain/shared/typedDay'
import { createCalendarWords } from '@/i18n/calendarWords'
import { directionOf, intlTagOf, type Locale } from '@/i18n/locales'

import './calendar.css'

type Props = {
  value: Day | null
  today: Day
  /** Called with the chosen day, or null to empty the field. */
  onPick: (day: Day | null) => void
}

const MONDAY = 1
/** The range of years offered; others are typed. */
const YEARS_AROUND = 30

// The calendar works with local dates; noon is on the same day in every zone.
const dateOf = (day: Day): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}
const dayFrom = (date: Date): Day =>
  dayOf({
    instant: new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12)),
    timeZone: 'UTC',
  })

const weekdayOf = (locale: Locale, width: 'narrow' | 'short' | 'long') => (date: Date) =>
  new Intl.DateTimeFormat(intlTagOf(locale), { weekday: width }).format(date)

/** Names from the shared source, instead of a locale library. */
const useCalendarNames = (): Pick<DayPickerProps, 'labels' | 'formatters'> => {
  const t = useT()
  const locale = useLocale()
  const words = createCalendarWords(locale)
  const nameOf = (date: Date) => words.longDay(dayFrom(date))
  const month = (date: Date) => monthNames(locale)[date.getMonth()] ?? ''
  return {
    formatters: {
      formatMonthDropdown: month,
      // Arabic has no short names.
      formatWeekdayName: weekdayOf(locale, locale === 'ar' ? 'narrow' : 'short'),
      formatCaption: (date) => words.month(dayFrom(date)),
    },
    labels: {
      labelDayButton: (date, { today, selected }) =>
        [nameOf(date), today && t('common.today'), selected && t('calendar.chosen')]
          .filter(Boolean)
          .join(', '),
      labelGridcell: nameOf,
      labelGrid: (date) => words.month(dayFrom(date)),
      labelWeekday: weekdayOf(locale, 'long'),
      labelPrevious: () => t('calendar.previous'),
      labelNext: () => t('calendar.next'),
      labelNav: () => t('calendar.months'),
      labelMonthDropdown: () => t('calendar.month'),
      labelYearDropdown: () => t('calendar.year'),
    },
  }
}

/** A month to choose a day from; loaded when a calendar is opened for the first time. */
const Calendar = ({ value, today, onPick }: Props) => {
  const t = useT()
  const locale = useLocale()
  const shown = dateOf(value ?? today)
  const year = shown.getFullYear()
  return (
    <>
      <DayPicker
        {...useCalendarNames()}
        autoFocus
        captionLayout="dropdown"
        defaultMonth={shown}
        dir={directionOf(locale)}
        endMonth={new Date(year + YEARS_AROUND, 11)}
        fixedWeeks
        mode="single"
        selected={value ? shown : undefined}
        showOutsideDays
        startMonth={new Date(year - YEARS_AROUND, 0)}
        today={dateOf(today)}
        weekStartsOn={MONDAY}
        onDayClick={(date) => onPick(dayFrom(date))}
      />
      <div className="calendar__foot">
        <Button size="small" tone="soft" onClick={() => onPick(today)}>
          {t('common.today')}
        </Button>
        {value && (
          <Button size="small" tone="secondary" onClick={() => onPick(null)}>
            {t('actions.clear')}
          </Button>
        )}
      </div>
    </>
  )
}

export default Calendar
