'use client'

import { useEffect, useState } from 'react'
import { idOf } from '@/domain/shared/idOf'
import type { Amount } from '@/i18n/format'
import { useTenderTerms, useTenderValue } from '../lines/useTenderTerms'
import type { TenderFactsProps } from './TenderFacts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const amountOf = (value: unknown): Amount =>
  typeof value === 'number' || typeof value === 'string' ? value : null

/** The tender on the page in a few facts; the company's name is asked for when a dialog needs it. */
export const useTenderFacts = (isWanted: boolean): TenderFactsProps => {
  const { currency, currencyRate } = useTenderTerms()
  const company = idOf(useTenderValue('company'))
  const person = textOf(useTenderValue('unconnectedName'))
  const [found, setFound] = useState<{ id: unknown; name: string } | null>(null)

  useEffect(() => {
    if (!isWanted || company === null || found?.id === company) return
    const abort = new AbortController()
    fetch(`/api/companies/${company}?depth=0&select[name]=true`, { signal: abort.signal })
      .then((response) => (response.ok ? response.json() : {}))
      .then((doc: { name?: unknown }) => setFound({ id: company, name: textOf(doc.name) }))
      // Without the right to read companies the dialog does without the name.
      .catch(() => undefined)
    return () => abort.abort()
  }, [isWanted, company, found])

  return {
    number: textOf(useTenderValue('number')),
    title: textOf(useTenderValue('title')),
    customer: company === null ? person : found?.id === company ? found.name : '',
    total: amountOf(useTenderValue('total')),
    currency,
    currencyRate: amountOf(currencyRate),
  }
}
