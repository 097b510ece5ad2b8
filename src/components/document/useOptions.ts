'use client'

import type { OptionObject } from 'payload'
import { useMemo } from 'react'

import type { SelectOption } from '../ui/inputs/Select'
import { useSay } from './useSay'

const optionsIn = (field: object | undefined): readonly OptionObject[] =>
  field && 'options' in field ? (field.options as OptionObject[]) : []

/** The options of a field with labels in the reader's language; empty for other types. */
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

/** The labels of the selected options, joined; a value that is no longer an option as it is. */
export const wordsOf = (options: readonly SelectOption[], chosen: unknown): string =>
  [chosen]
    .flat()
    .map((one) => options.find(({ value }) => value === one)?.label ?? String(one))
    .join(', ')
