'use client'

import { useEffect, useState } from 'react'
import { readApi } from '@/components/ui/api'
import { fieldsOf, type CommandBody } from '@/catalog/commands/body'

/**
 * The languages in which a quotation would print the Turkish terms.
 * @param asked the body of the command; they are loaded only if it has a language field
 * @returns none until they are known
 */
export const useBorrowedTerms = (asked: CommandBody): readonly string[] => {
  const [languages, setLanguages] = useState<readonly string[]>([])
  const isAsked = fieldsOf(asked).some(([name]) => name === 'language')
  useEffect(() => {
    if (!isAsked) return
    const abort = new AbortController()
    readApi<{ languages: string[] }>('/api/tenders/borrowed-terms', abort.signal)
      .then((found) => setLanguages(found.languages))
      // The question survives without the note.
      .catch(() => {})
    return () => abort.abort()
  }, [isAsked])
  return languages
}
