'use client'

import type { ShownHtml } from '@/lib/cleanHtml'
import { createContext, use } from 'react'

import type { RelatedRecords } from '@/present/record/documentProps'

/** What the server knows of a record that its form does not: names of others, clean texts. */
export type KnownFacts = {
  related: RelatedRecords
  html: Readonly<Record<string, ShownHtml | null>>
}

export const FactsContext = createContext<KnownFacts>({ related: {}, html: {} })

/** The names and texts the server sent with the record. */
export const useKnownFacts = (): KnownFacts => use(FactsContext)
