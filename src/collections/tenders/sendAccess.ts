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

/** Of a record's page: parts that say all of a tender, for users who may read its papers. */
export const FOR_PAPER_READERS = { seenWith: 'tender-sends' satisfies CollectionSlug }

/** Fields with customer data beyond the name on the tender; the PDF, for one, contains the address. */
const OF_CUSTOMER: readonly string[] = [
  'recipients',
  'subject',
  'message',
  // Names the addresses that failed.
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

/** A field that leaves the server by no way: neither read nor filtered by. */
export const closedField = (field: Field): Field =>
  ({ ...field, hidden: true, access: { read: never, create: never, update: never } }) as Field
