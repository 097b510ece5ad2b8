import type { Access, Field, FieldHook } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { nobody, withRights } from '@/access/collectionAccess'
import { readOnly } from '@/fields/readOnly'
import { scopeWhere, trailScope } from '@/queries/audit/trailScope'
import { defineCollection } from '../defineCollection'
import { activity } from './endpoints/activity'
import { readableChanges } from '@/queries/audit/readableChanges'

/** The changes, limited to what the reader may see. No query: rights were read for this request. */
const showReadable: FieldHook = ({ siblingData, req }) => readableChanges(req, siblingData)

/**
 * With permission to read the trail, a user sees the events of records they may read. Events of other
 * records, and events with no readable value, are left out of lists, counts and reads by id.
 */
const readable: Access = async ({ req }) => {
  if (!(await abilityOfRequest(req)).can('read', 'audit')) return false
  return scopeWhere(await trailScope(req))
}

/** Name of the program that acted, as it was at that time. */
const nameClient: FieldHook = ({ siblingData }) => {
  const { clientId, userName } = siblingData as { clientId?: number | null; userName?: string }
  return clientId == null ? null : { id: clientId, name: userName ?? '' }
}

const text = (name: string): Field => readOnly({ name, type: 'text' })

/**
 * The audit trail. Rows are written by triggers and `operations/audit`, and never change;
 * `details` are the stored column values, `changes` the part of them that the reader may see.
 */
export const AuditEvents = defineCollection({
  slug: 'audit-events',
  access: {
    read: withRights(readable, ['read', 'audit']),
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  timestamps: false,
  endpoints: [activity],
  // It has a custom page: no list or form of Payload's.
  admin: { hidden: true },
  defaultSort: '-id',
  forceSelect: {
    action: true,
    subject: true,
    document: true,
    part: true,
    partId: true,
    details: true,
    clientId: true,
    userName: true,
  },
  fields: [
    readOnly({ name: 'at', type: 'date', required: true }),
    readOnly({ name: 'user', type: 'relationship', relationTo: 'users' }),
    text('userName'),
    readOnly({ name: 'client', type: 'json', virtual: true, hooks: { afterRead: [nameClient] } }),
    // `person`, `program` or `system`, derived from the other columns.
    text('actorKind'),
    { name: 'clientId', type: 'number', hidden: true },
    text('action'),
    text('command'),
    text('subject'),
    readOnly({ name: 'document', type: 'number' }),
    text('part'),
    readOnly({ name: 'partId', type: 'number' }),
    text('address'),
    text('requestId'),
    // The import that created or changed the record.
    readOnly({ name: 'importId', type: 'number' }),
    readOnly({
      name: 'changes',
      type: 'json',
      virtual: true,
      hooks: { afterRead: [showReadable] },
    }),
    { name: 'details', type: 'json', hidden: true },
  ],
})
