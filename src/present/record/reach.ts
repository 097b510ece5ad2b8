import type { ActionSubject } from '@/domain/actions/actions'

/** How a record is reached in one press; null for what is missing or closed to the reader. */
export type Reach = {
  phone: string | null
  email: string | null
  /** A postal address. */
  address: string | null
  /** Where notes on it are written, for readers who may. */
  noteHref: string | null
  /** The record on which what follows can be planned, for readers who may. */
  planned: { slug: ActionSubject; id: number } | null
}

/** `+90 (212) 555 01 02` as a telephone dials it. */
export const phoneHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** A search for an address: a telephone opens its map, other devices a page. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({
    api: '1',
    query: address.replace(/\s+/g, ' ').trim(),
  })}`
