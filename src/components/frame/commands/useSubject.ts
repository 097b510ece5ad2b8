'use client'

import { useEffect, useState } from 'react'
import type { CommandBody } from '@/catalog/commands/bodies/body'
import type { CommandSlug } from '@/catalog/commands/registry'
import { readApi } from '../../ui/requests/api'
import { readProposedRate } from '../../ui/requests/readProposedRate'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import type { Id } from '@/domain/shared/idOf'
import type { Amount } from '@/i18n/format'

type Doc = Readonly<Record<string, unknown>>

/** A record a question is about, in the words and figures its reader may see. */
export type Subject = {
  number: string
  title: string
  customer: string
  card: string
  type: string
  quantity: Amount
  /** Of a reservation: it waits, so that nothing of it is held yet. */
  isWaiting: boolean
  total: Amount
  /** Of a tender: what its customer accepted; null without an acceptance the reader may see. */
  acceptedTotal: Amount
  /** The stored state. */
  status: string
  currency: string
  /** Of a tender: what its invoice would take today. */
  rate: Amount
  price: Amount
  /** E-mail addresses of the customer, the most specific first, and the language of mails to them. */
  addresses: readonly string[]
  language: string
}

/** Fields to read, besides what they point at. Users are named by the question itself. */
const FIELDS: Readonly<Record<CommandSlug, readonly string[]>> = {
  tenders: [
    'number',
    'title',
    'status',
    'company',
    'unconnectedName',
    'total',
    'currency',
    'currencyRate',
    'employee',
    'unconnectedEmail',
  ],
  companies: ['name'],
  'tender-sends': ['subject'],
  'stock-cards': ['name'],
  'tender-templates': ['name'],
  'stock-movements': ['stockCard', 'type', 'quantity'],
  'stock-reservations': ['stockCard', 'status', 'quantity', 'remainingQuantity'],
  // `GroupFacts` reads what its questions are about.
  'stock-groups': [],
  'stock-counts': ['title'],
  'price-changes': ['title'],
  users: [],
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const amountOf = (value: unknown): Amount =>
  typeof value === 'number' || typeof value === 'string' ? value : null
const relatedOf = (value: unknown): Doc =>
  value && typeof value === 'object' ? (value as Doc) : {}

const addressesOf = (doc: Doc): string[] => {
  const { email, extraEmails } = relatedOf(doc.company)
  const extra = Array.isArray(extraEmails) ? extraEmails.map((row) => relatedOf(row).email) : []
  const all = [relatedOf(doc.employee).email, email, doc.unconnectedEmail, ...extra]
  return [...new Set(all.map(textOf).filter((address) => address !== ''))]
}

const isWaiting = ({ status }: Doc) => status === 'waiting'

const subjectOf = (doc: Doc): Subject => ({
  number: textOf(doc.number),
  title: textOf(doc.title) || textOf(doc.subject) || textOf(doc.name),
  customer: textOf(relatedOf(doc.company).name) || textOf(doc.unconnectedName),
  card: textOf(relatedOf(doc.stockCard).name),
  type: textOf(doc.type),
  quantity: amountOf(isWaiting(doc) ? doc.quantity : (doc.remainingQuantity ?? doc.quantity)),
  isWaiting: isWaiting(doc),
  total: amountOf(doc.total),
  acceptedTotal: null,
  status: textOf(doc.status),
  currency: textOf(doc.currency),
  rate: amountOf(doc.currencyRate),
  addresses: addressesOf(doc),
  language: textOf(relatedOf(doc.company).language),
  price: amountOf(relatedOf(doc.stockCard).currentPrice),
})

/** What an invoice of today would take; the tender's own rate where none of its currency is kept. */
const withInvoiceRate = async (subject: Subject, signal: AbortSignal): Promise<Subject> => {
  const { currency } = subject
  if (!currency || currency === BASE_CURRENCY) return subject
  const proposed = await readProposedRate({ currency, purpose: 'booking' }, signal)
  return proposed ? { ...subject, rate: proposed.rate } : subject
}

/** What the customer of a tender accepted, for readers of its answers. */
const readAcceptedTotal = async (tender: Id, signal: AbortSignal): Promise<Amount> => {
  const query = new URLSearchParams({
    'where[tender][equals]': String(tender),
    'where[kind][equals]': 'accepted',
    'select[total]': 'true',
    limit: '1',
    depth: '0',
  })
  const found = await readApi<{ docs: Doc[] }>(`/api/tender-answers?${query}`, signal).catch(
    () => null,
  )
  return amountOf(found?.docs[0]?.total)
}

const NOTHING = subjectOf({})

/**
 * The record a question is about, read when it is asked, with the reader's own rights: what they
 * may not see is empty.
 * @returns null until it is there; empty when it could not be read, which the question survives
 */
export const useSubject = (args: {
  slug: CommandSlug
  id: Id
  asked: CommandBody
}): Subject | null => {
  const { slug, id, asked } = args
  const [subject, setSubject] = useState<Subject | null>(FIELDS[slug].length === 0 ? NOTHING : null)
  const asksDifference = 'acceptDifference' in asked
  useEffect(() => {
    if (FIELDS[slug].length === 0) return
    const abort = new AbortController()
    const { signal } = abort
    const query = new URLSearchParams({ depth: '1' })
    for (const field of FIELDS[slug]) query.set(`select[${field}]`, 'true')
    const read = async () => {
      const [doc, acceptedTotal] = await Promise.all([
        readApi<Doc>(`/api/${slug}/${id}?${query}`, signal),
        asksDifference ? readAcceptedTotal(id, signal) : null,
      ])
      return withInvoiceRate({ ...subjectOf(doc), acceptedTotal }, signal)
    }
    read()
      .then(setSubject)
      .catch(() => signal.aborted || setSubject(NOTHING))
    return () => abort.abort()
  }, [slug, id, asksDifference])
  return subject
}
