'use client'

import { FilterRangeDay } from './FilterRangeDay'
import { FilterRangeNumber } from './FilterRangeNumber'
import type { RangeEndProps } from './useRangeEnd'

/** From and to: days, or numbers. */
export const FilterRange = ({ field, timeZone }: Omit<RangeEndProps, 'side'>) => {
  const End = field.kind === 'numbers' ? FilterRangeNumber : FilterRangeDay
  return (
    <fieldset className="list-range-field">
      <legend className="ui-field__label">{field.label}</legend>
      <End field={field} side="from" timeZone={timeZone} />
      <span aria-hidden="true">–</span>
      <End field={field} side="to" timeZone={timeZone} />
    </fieldset>
  )
}
