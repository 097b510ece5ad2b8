'use client'

import { useEffect, useRef, type Dispatch, type RefObject } from 'react'
import type { Locale } from '@/i18n/locales'
import type { EditorRow } from './EditorRow'
import type { LineAction } from './linesReducer'
import { rowsFromValue } from './rowsFromValue'
import { useLatest } from '../useLatest'

/** Adopts a value this editor did not write: from the server, after a save or a refresh. */
export const useValueFromServer = (args: {
  value: unknown
  /** The value written last. */
  pushed: RefObject<unknown>
  rows: readonly EditorRow[]
  locale: Locale
  dispatch: Dispatch<LineAction>
}): void => {
  const { value, pushed, locale, dispatch } = args
  const rows = useLatest(args.rows)
  const lastValue = useRef(value)
  useEffect(() => {
    const isKnown = value === lastValue.current || value === pushed.current
    lastValue.current = value
    if (!isKnown) dispatch({ type: 'reset', rows: rowsFromValue(value, locale, rows.current) })
  }, [value, locale, pushed, rows, dispatch])
}
