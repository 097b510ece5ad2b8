import { useState } from 'react'

/**
 * What a dialog is about, also while it fades out: its words must not change under the eyes of
 * whoever has just answered.
 * @param value null once the dialog is closed
 * @returns the value, or the last one there was
 */
export const useLastShown = <T>(value: T | null): T | null => {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
