/** The language of the terms that stand in for those of others. */
export const TERMS_FALLBACK = 'tr'

/** The terms of quotations: HTML by language. */
export type TermsByLanguage = Readonly<Partial<Record<string, string | null>>>

/** Terms as they are printed, with the language they are in; null where that is not known. */
export type PrintedTerms = { html: string; language: string | null }

const written = (html: string | null | undefined): string | null => html?.trim() || null

/**
 * The terms a quotation in one language has: its own, else the Turkish ones.
 * @param terms by language, or one text for all languages in papers that were sent before
 * @returns null where none are written
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
 * The languages in which quotations print the Turkish terms because they have none of their own.
 * @param languages of quotations
 */
export const languagesWithoutTerms = <T extends string>(
  terms: TermsByLanguage,
  languages: readonly T[],
): T[] => {
  const printed = (language: T) => termsIn(terms, language)?.language ?? language
  return languages.filter((language) => printed(language) !== language)
}
