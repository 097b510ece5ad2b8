'use client'

import { NumberInput } from '../../ui/inputs/NumberInput'
import { useT } from '../../ui/useT'
import { useRangeEnd, type RangeEndProps } from './useRangeEnd'

/** The least or the most of a range of numbers, applied when the input is left or on Enter. */
export const FilterRangeNumber = (props: RangeEndProps) => {
  const t = useT()
  const { draft, setDraft, apply, reset } = useRangeEnd(props, (known) => known)
  const label = t(props.side === 'from' ? 'list.atLeast' : 'list.atMost')
  const decide = () => {
    if (!apply(draft)) reset()
  }
  return (
    <NumberInput
      aria-label={`${props.field.label}, ${label}`}
      placeholder={label}
      value={draft}
      onBlur={decide}
      onChange={setDraft}
      onKeyDown={(event) => {
        if (event.key === 'Enter') decide()
      }}
    />
  )
}
