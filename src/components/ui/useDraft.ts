'use client'

import { useCallback, useState } from 'react'

/**
 * The values of a form of ours: what is stored, what was typed, and whether they differ.
 * @param stored what the server has; a later change of it does not touch what was typed
 */
export const useDraft = <Values extends object>(stored: Values) => {
  const [base, setBase] = useState(stored)
  const [values, setValues] = useState(stored)
  const set = useCallback(
    <Key extends keyof Values>(key: Key, value: Values[Key]) =>
      setValues((before) => ({ ...before, [key]: value })),
    [],
  )
  /** Takes these as stored: after a save. */
  const accept = useCallback((next: Values) => {
    setBase(next)
    setValues(next)
  }, [])
  return {
    base,
    values,
    set,
    accept,
    /** Back to what is stored. */
    reset: () => setValues(base),
    isDirty: JSON.stringify(values) !== JSON.stringify(base),
  }
}
