/** The language used when a quotation's language has no terms. */
export const TERMS_FALLBACK = 'tr'

/** Formatted texts of the settings, each in every language. */
export type TextByLanguage = 'tenderTerms' | 'privacyNotice'

/** The terms of quotations, and the privacy notice for customers: HTML by language. */
export type TermsByLanguage = Readonly<Partial<Record<string, string | null>>>

/** Terms as printed, with their language; null if it is not known. */
export type PrintedTerms = { html: string; language: string | null }

const written = (html: string | null | undefined): string | null => html?.trim() || null

/**
 * The text of one language: its own, else the Turkish one.
 * @param terms by language, or one text for all languages in documents that were sent earlier
 * @returns null if there is none
 */
export const termsIn = (
  terms: TermsByLanguage | string | null,
  language: string,
): PrintedTerms | null => {
  if (terms === null || typeof terms === 'string') {
    const html = written(terms)
    return html === null ? null : { html, language: null }
  }
  const [own, other] = [written(terms[language]), written(terms[TERMS_FALLBACK])]
  if (own !== null) return { html: own, language }
  return other === null ? null : { html: other, language: TERMS_FALLBACK }
}

/**
 * The languages for which the Turkish text is used, because they have none of their own.
 * @param languages of quotations and of their pages
 */
export const languagesWithoutTerms = <T extends string>(
  terms: TermsByLanguage,
  languages: readonly T[],
): T[] => {
  const printed = (language: T) => termsIn(terms, language)?.language ?? language
  return languages.filter((language) => printed(language) !== language)
}
