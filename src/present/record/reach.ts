import type { ActionSubject } from '@/domain/actions/actions'

/** Contact links of a record; null if missing or closed to the reader. */
export type Reach = {
  phone: string | null
  email: string | null
  /** A postal address. */
  address: string | null
  /** The page for writing notes, for readers who may. */
  noteHref: string | null
  /** The record for planning a follow-up, for readers who may. */
  planned: { slug: ActionSubject; id: number } | null
}

/** `+90 (212) 555 01 02` as a `tel:` link. */
export const phoneHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** A map search for an address: phones open their map app, other devices a page. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({
    api: '1',
    query: address.replace(/\s+/g, ' ').trim(),
  })}`
