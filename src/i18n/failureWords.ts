import { failure as ar } from './ar/failure'
import { failure as en } from './en/failure'
import { failure as fr } from './fr/failure'
import type { Locale } from './locales'
import type { Texts } from './texts'
import { failure as tr } from './tr/failure'

export type FailureWords = Texts<typeof tr>

const WORDS: Readonly<Record<Locale, FailureWords>> = { tr, en, fr, ar }

/**
 * The texts of a page that failed to render; they need no request.
 * @param code the code of the error in the log; the only argument of these texts
 */
export const failureWords = (locale: Locale, code: string): FailureWords => {
  const { pages, actions, offer } = WORDS[locale]
  const filled = (text: string) => text.replace('{code}', () => code)
  return {
    pages: { ...pages, failedText: filled(pages.failedText) },
    actions,
    offer: { failedText: filled(offer.failedText) },
  }
}
