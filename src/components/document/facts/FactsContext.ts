'use client'

import type { ShownHtml } from '@/lib/cleanHtml'
import { createContext, use } from 'react'

import type { RelatedRecords } from '@/present/record/documentProps'

/** Data from the server that the form does not have: names of related records, sanitized texts. */
export type KnownFacts = {
  related: RelatedRecords
  html: Readonly<Record<string, ShownHtml | null>>
}

export const FactsContext = createContext<KnownFacts>({ related: {}, html: {} })

/** The names and texts the server sent with the record. */
export const useKnownFacts = (): KnownFacts => use(FactsContext)
