'use client'

import { useId, useState } from 'react'
import { writeDay } from '@/domain/shared/typedDay'
import { DayInput, type DayValue } from '../ui/calendar/DayInput'
import { isUnread } from '../ui/unread'
import { useLocale, useT } from '../ui/useT'
import { useRangeEnd, type RangeEndProps } from './useRangeEnd'

const AN_EXAMPLE = '2026-12-31'

/** The first or the last day of a range, applied when it is chosen, the input left, or on Enter. */
export const FilterRangeDay = (props: RangeEndProps) => {
  const t = useT()
  const locale = useLocale()
  const id = useId()
  const { draft, setDraft, apply } = useRangeEnd<DayValue>(props, (known) => known || null)
  const [isDecided, setDecided] = useState(false)
  const label = `${props.field.label}, ${t(props.side === 'from' ? 'common.from' : 'common.to')}`
  const isWrong = isDecided && isUnread(draft)
  return (
    <div className="list-range-day">
      <DayInput
        aria-describedby={isWrong ? id : undefined}
        aria-invalid={isWrong || undefined}
        aria-label={label}
        label={label}
        value={draft}
        onChange={(day) => {
          setDecided(false)
          setDraft(day)
        }}
        onDecided={(day) => {
          setDecided(true)
          if (!isUnread(day)) apply(day ?? '')
        }}
      />
      {isWrong && (
        <span className="ui-field__error" id={id} role="alert">
          {t('calendar.notADay', { example: writeDay(AN_EXAMPLE, locale) })}
        </span>
      )}
    </div>
  )
}
