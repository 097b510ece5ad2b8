'use client'

import { useState } from 'react'

/**
 * The error message of a text input: none while the user types, then the input's own, or the form's.
 * @param args.readError returns the error of the text; null if it is valid
 */
export const useTyping = (args: {
  readError: () => string | null
  showError: boolean
  errorMessage?: string
}) => {
  const { readError, showError, errorMessage } = args
  const [isTyping, setTyping] = useState(false)
  const wrong = isTyping ? null : readError()
  return {
    error: {
      isShown: wrong !== null || (showError && !isTyping),
      message: wrong ?? errorMessage,
    },
    setTyping,
  }
}
