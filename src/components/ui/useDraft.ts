'use client'

import { useCallback, useState } from 'react'

/**
 * The values of a form of ours: the stored ones, the edited ones, and whether they differ.
 * @param stored the stored values; a later change of them does not touch the edited ones
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
