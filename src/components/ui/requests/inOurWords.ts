import type { FormEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement
type Words = { required: string; email: string }

/** The error of a control in the page's language; undefined if only the browser has a message. */
export const sentenceOf = (
  { valueMissing, typeMismatch }: Pick<ValidityState, 'valueMissing' | 'typeMismatch'>,
  words: Words,
): string => {
  if (valueMissing) return words.required
  return typeMismatch ? words.email : ''
}

/**
 * Props of a `form`: the browser's validation messages in the language of the page instead of the
 * browser's.
 */
export const inOurWords = (words: Words) => ({
  onInvalidCapture: ({ target }: FormEvent) => {
    const control = target as Control
    control.setCustomValidity('')
    control.setCustomValidity(sentenceOf(control.validity, words))
  },
  onInputCapture: ({ target }: FormEvent) => (target as Control).setCustomValidity?.(''),
})
