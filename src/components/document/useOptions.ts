'use client'

import type { OptionObject } from 'payload'
import { useMemo } from 'react'

import type { SelectOption } from '../ui/inputs/Select'
import { useSay } from './useSay'

const optionsIn = (field: object | undefined): readonly OptionObject[] =>
  field && 'options' in field ? (field.options as OptionObject[]) : []

/** The options of a field in the reader's words; none for a field of another kind. */
export const useOptions = (field: object | undefined): readonly SelectOption[] => {
  const say = useSay()
  return useMemo(
    () =>
      optionsIn(field).map(({ value, label }) => ({
        value,
        label: say(label),
      })),
    [field, say],
  )
}

/** What is chosen, in words, one after the other; a value that is no option any more as it is. */
export const wordsOf = (options: readonly SelectOption[], chosen: unknown): string =>
  [chosen]
    .flat()
    .map((one) => options.find(({ value }) => value === one)?.label ?? String(one))
    .join(', ')
