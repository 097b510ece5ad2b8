'use client'

import { useCallback, useState } from 'react'

/**
 * The state of a custom form: stored values, edited values, and whether they differ.
 * @param stored the stored values; later changes of them do not affect the edited ones
 */
export const useDraft = <Values extends object>(stored: Values) => {
  const [base, setBase] = useState(stored)
  const [values, setValues] = useState(stored)
  const set = useCallback(
    <Key extends keyof Values>(key: Key, value: Values[Key]) =>
      setValues((before) => ({ ...before, [key]: value })),
    [],
  )
  /** Takes these as the stored values, after a save. */
  const accept = useCallback((next: Values) => {
    setBase(next)
    setValues(next)
  }, [])
  return {
    base,
    values,
    set,
    accept,
    /** Resets to the stored values. */
    reset: () => setValues(base),
    isDirty: JSON.stringify(values) !== JSON.stringify(base),
  }
}
