import type { CollectionSlug, Field } from 'payload'
import { mayWholly } from '@/access/buildAbility'
import {
  fieldAccessFor,
  narrowedBy,
  nobody,
  onlyWith,
  withRights,
  type FieldRights,
} from '@/access/collectionAccess'
import { byAbility } from '@/access/judge'

/** A document contains the whole tender: for users who may read tenders without restriction. */
export const sendAccess = {
  read: withRights(
    byAbility((ability) => mayWholly(ability, 'read', 'tenders')),
    ['read', 'tenders'],
  ),
  create: nobody,
  update: nobody,
  delete: nobody,
}

/**
 * For parts of a record's page that show a whole tender: visible to users who may read sent
 * documents.
 */
export const FOR_PAPER_READERS = { seenWith: 'tender-sends' satisfies CollectionSlug }

/** Fields with customer data beyond the name on the tender; the PDF, for one, contains the address. */
const OF_CUSTOMER: readonly string[] = [
  'recipients',
  'subject',
  'message',
  // Contains the addresses that failed.
  'deliveryReason',
  'filename',
  'url',
  'thumbnailURL',
  'address',
  'device',
]

export const sendFieldRights = (field: string): FieldRights => {
  const rights = fieldAccessFor({ subject: 'tenders', field, access: sendAccess })
  return OF_CUSTOMER.includes(field)
    ? narrowedBy(rights, { read: onlyWith('read', 'customers') })
    : rights
}

const never = () => false

/** A field that never leaves the server: it cannot be read, and lists cannot be filtered by it. */
export const closedField = (field: Field): Field =>
  ({ ...field, hidden: true, access: { read: never, create: never, update: never } }) as Field
