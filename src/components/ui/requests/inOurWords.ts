import type { FormEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement
type Words = { required: string; email: string }

/** What is wrong with a control, as its page says it; nothing where only the browser knows. */
export const sentenceOf = (
  { valueMissing, typeMismatch }: Pick<ValidityState, 'valueMissing' | 'typeMismatch'>,
  words: Words,
): string => {
  if (valueMissing) return words.required
  return typeMismatch ? words.email : ''
}

/**
 * For a form of which the browser says what is missing: in the language of the page, not in its own.
 * Goes onto the `form`.
 */
export const inOurWords = (words: Words) => ({
  onInvalidCapture: ({ target }: FormEvent) => {
    const control = target as Control
    control.setCustomValidity('')
    control.setCustomValidity(sentenceOf(control.validity, words))
  },
  onInputCapture: ({ target }: FormEvent) => (target as Control).setCustomValidity?.(''),
})
