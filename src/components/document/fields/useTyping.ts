'use client'

import { useState } from 'react'

/**
 * The error of an input that is typed into: none while it still is, then what is wrong with the
 * text, or what the form says.
 * @param args.sayWrong says what is wrong with the text; null for nothing
 */
export const useTyping = (args: {
  sayWrong: () => string | null
  showError: boolean
  errorMessage?: string
}) => {
  const { sayWrong, showError, errorMessage } = args
  const [isTyping, setTyping] = useState(false)
  const wrong = isTyping ? null : sayWrong()
  return {
    error: {
      isShown: wrong !== null || (showError && !isTyping),
      message: wrong ?? errorMessage,
    },
    setTyping,
  }
}
