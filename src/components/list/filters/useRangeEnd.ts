'use client'

import type { Day } from '@/domain/shared/day'
import type { FilterField } from '@/present/list/filterFields'
import { rangeInput, withRange, type Side } from './filterRanges'
import { useList } from '../listContext'
import { useFilterDraft } from './useFilterDraft'

export type RangeEndProps = {
  field: FilterField
  side: Side
  timeZone: string
  /** Reference day of relative days, if the list supports them. */
  today?: Day
}

/**
 * One end of a range: its value in the address, as a draft that the user can change.
 * @returns `apply` puts a value into the address; false for an invalid value
 */
export const useRangeEnd = <Draft>(
  { field, side, timeZone, today }: RangeEndProps,
  draftOf: (known: string) => Draft,
) => {
  const { state, change } = useList()
  const range = { name: field.name, kind: field.kind, timeZone, today, side, where: state.where }
  const known = rangeInput(range)
  const [draft, setDraft] = useFilterDraft(known, draftOf)
  const apply = (input: string): boolean => {
    if (input === known) return true
    const where = withRange({ ...range, input })
    if (where) change({ where })
    return where !== null
  }
  return { draft, setDraft, apply, reset: () => setDraft(draftOf(known)) }
}
