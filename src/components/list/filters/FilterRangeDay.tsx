'use client'

import { useId, useState } from 'react'
import type { DayValue } from '@/present/record/unread'
import { DayInput } from '../../ui/calendar/DayInput'
import { useUnreadError } from '../../ui/calendar/useUnreadError'
import { isUnread } from '@/present/record/unread'
import { useT } from '../../ui/useT'
import { useRangeEnd, type RangeEndProps } from './useRangeEnd'

/** First or last day of a range, applied on selection, blur or Enter. */
export const FilterRangeDay = (props: RangeEndProps) => {
  const t = useT()
  const unreadError = useUnreadError()
  const id = useId()
  const { draft, setDraft, apply } = useRangeEnd<DayValue>(props, (known) => known || null)
  const [isDecided, setDecided] = useState(false)
  const label = `${props.field.label}, ${t(props.side === 'from' ? 'common.from' : 'common.to')}`
  const wrong = isDecided && isUnread(draft) ? unreadError(draft) : null
  return (
    <div className="list-range-day">
      <DayInput
        aria-describedby={wrong ? id : undefined}
        aria-invalid={wrong ? true : undefined}
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
      {wrong && (
        <span className="ui-field__error" id={id} role="alert">
          {wrong}
        </span>
      )}
    </div>
  )
}
