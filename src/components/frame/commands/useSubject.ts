'use client'

import { useEffect, useState } from 'react'
import { entityOf } from '@/catalog'
import type { CommandBody } from '@/catalog/commands/bodies/body'
import type { CommandSlug } from '@/catalog/commands/registry'
import { readApi } from '../../ui/requests/api'
import { readProposedRate } from '../../ui/requests/readProposedRate'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { Amount } from '@/i18n/format'

type Doc = Readonly<Record<string, unknown>>

/** The record of a dialog, with the texts and numbers its reader may see. */
export type Subject = {
  number: string
  title: string
  customer: string
  card: string
  type: string
  quantity: Amount
  /** A waiting reservation: nothing is reserved yet. */
  isWaiting: boolean
  total: Amount
  /** For a tender: the accepted total; null without an acceptance the reader may see. */
  acceptedTotal: Amount
  /** The stored state. */
  status: string
  currency: string
  /** For a tender: the rate an invoice of today would use. */
  rate: Amount
  price: Amount
  /** Its customer; null without one. */
  company: Id | null
  /** E-mail addresses of the customer, the most specific first, and the language of mails to them. */
  addresses: readonly string[]
  language: string
  /** Of a meeting: its times, the addresses of its invitees, and the names of people without one. */
  startsAt: string
  endsAt: string
  isAllDay: boolean
  invited: readonly string[]
  unreachable: readonly string[]
  /** The loaded version, for commands that refuse an outdated one. */
  version: string
}

/** Fields to load, without populating relations. Users are named by the dialog itself. */
const fieldsOf = (slug: CommandSlug): readonly string[] => entityOf(slug)?.inDialogs ?? []

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const amountOf = (value: unknown): Amount =>
  typeof value === 'number' || typeof value === 'string' ? value : null
const relatedOf = (value: unknown): Doc =>
  value && typeof value === 'object' ? (value as Doc) : {}

const addressesOf = (doc: Doc): string[] => {
  const { email, extraEmails } = relatedOf(doc.company)
  const extra = Array.isArray(extraEmails) ? extraEmails.map((row) => relatedOf(row).email) : []
  const { employee = doc.companyEmployee } = doc
  const all = [relatedOf(employee).email, email, doc.unconnectedEmail, ...extra]
  return [...new Set(all.map(textOf).filter((address) => address !== ''))]
}

/**
 * Names of participants of a meeting who have no address; a contact typed as text never has one.
 */
const unreachableOf = ({ companyEmployee, contactPerson }: Doc): string[] => {
  const { name, email } = relatedOf(companyEmployee)
  return [textOf(email) === '' ? textOf(name) : '', textOf(contactPerson)].filter(Boolean)
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
  company: idOf(doc.company),
  addresses: addressesOf(doc),
  language: textOf(relatedOf(doc.company).language),
  price: amountOf(relatedOf(doc.stockCard).currentPrice),
  startsAt: textOf(doc.startsAt),
  endsAt: textOf(doc.endsAt),
  isAllDay: doc.allDay === true,
  invited: [],
  unreachable: unreachableOf(doc),
  version: textOf(doc.updatedAt),
})

/** The rate of an invoice made today; the tender's own if none of its currency is stored. */
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

/** The invitees of a meeting, also of a cancelled one, without those whose invitation was withdrawn. */
const readInvited = async (meet: Id, signal: AbortSignal): Promise<string[]> => {
  const { docs } = await readApi<{ docs: { recipient: string; state: string }[] }>(
    `/api/meets/${meet}/invitations`,
    signal,
  )
  return docs.flatMap(({ recipient, state }) => (state === 'removed' ? [] : [recipient]))
}

const NOTHING = subjectOf({})

/**
 * The record of a dialog, loaded when it opens, with the reader's rights: unreadable fields are
 * empty.
 * @returns null while loading; empty if it could not be loaded, which the dialog tolerates
 */
export const useSubject = (args: {
  slug: CommandSlug
  id: Id
  asked: CommandBody
}): Subject | null => {
  const { slug, id, asked } = args
  const [subject, setSubject] = useState<Subject | null>(
    fieldsOf(slug).length === 0 ? NOTHING : null,
  )
  const asksDifference = 'acceptDifference' in asked
  useEffect(() => {
    const fields = fieldsOf(slug)
    if (fields.length === 0) return
    const abort = new AbortController()
    const { signal } = abort
    const query = new URLSearchParams({ depth: '1' })
    for (const field of fields) query.set(`select[${field}]`, 'true')
    const read = async () => {
      const [doc, acceptedTotal] = await Promise.all([
        readApi<Doc>(`/api/${slug}/${id}?${query}`, signal),
        asksDifference ? readAcceptedTotal(id, signal) : null,
      ])
      // Loaded after the version that is sent with the command: if the list changes in between, the
      // command is refused as outdated.
      const hasInvitees = entityOf(slug)?.formParts?.includes('invitees')
      const invited = hasInvitees ? await readInvited(id, signal) : []
      return withInvoiceRate({ ...subjectOf(doc), acceptedTotal, invited }, signal)
    }
    read()
      .then(setSubject)
      .catch(() => signal.aborted || setSubject(NOTHING))
    return () => abort.abort()
  }, [slug, id, asksDifference])
  return subject
}
