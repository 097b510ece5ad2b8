import { useState } from 'react'

/**
 * Keeps the content of a dialog while it fades out, so that its text does not change during the
 * animation.
 * @param value null once the dialog is closed
 * @returns the value, or the last one there was
 */
export const useLastShown = <T>(value: T | null): T | null => {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
