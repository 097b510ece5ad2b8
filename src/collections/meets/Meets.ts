import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, Endpoint } from 'payload'
import { accessFor, anyOf } from '@/access/collectionAccess'
import { READ_INVITED } from '@/catalog/commands/meets'
import { MEET_STATUSES } from '@/domain/meets/meetStatus'
import { settleMeetTimes } from '@/domain/meets/meetTimes'
import { MEET_TYPES } from '@/domain/meets/meetStatus'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { decimalField } from '@/fields/decimalField'
import { richTextField } from '@/fields/richTextField'
import { fromAddress, momentFromAddress } from '@/fields/fromAddress'
import { momentField } from '@/fields/momentField'
import { refuseForeignContact } from '@/hooks/refuseForeignRelations'
import { options } from '@/i18n/label'
import { section } from '@/fields/section'
import { callOffDeleted, inviteToMeet, updateInvited } from '@/operations/meets/sendInvitations'
import { readInvitations } from '@/queries/meets/readInvitations'
import { companySettings } from '@/queries/settings/companySettings'
import { isReadable } from '@/queries/shared/isReadable'
import { defineCollection } from '../defineCollection'
import { insistOnRights } from '../shared/commandCall'
import { commandEndpoints } from '../shared/commandEndpoints'
import { companyField } from '../shared/companyField'
import { ofSameCompany } from '../shared/ofSameCompany'
import { recordAsked } from '../shared/recordAsked'
import { scopeToCompany } from '../shared/scopedDefault'

/** While the checkbox `allDay` is set, the input takes days without times. */
const wholeDays = { admin: { custom: { wholeDay: 'allDay' } } }

/** Normalizes start and end by the domain's rule for the times of meetings. */
const settleTimes: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { timeZone } = await companySettings(req)
  const settled = settleMeetTimes({ ...originalDoc, ...data }, originalDoc ?? {}, timeZone)
  if (!('refused' in settled)) return { ...data, ...settled }
  refuseFields([settled.refused])
  return data
}

/** Queues cancellations to the invitees, in the transaction that deletes the meeting. */
const callOff: CollectionBeforeDeleteHook = ({ req, id }) => callOffDeleted({ req, id: Number(id) })

/**
 * `GET /meets/:id/invitations`: the invitees of a meeting, and whether each was informed of its
 * current state.
 */
const meetInvitations: Endpoint = {
  path: '/:id/invitations',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [READ_INVITED])
    const id = recordAsked(req)
    const { payload, user } = req
    if (!(await isReadable({ payload, slug: 'meets', id, user }))) throw new Refusal('notFound')
    return Response.json({ docs: await readInvitations(req, id) })
  },
}

export const Meets = defineCollection({
  slug: 'meets',
  // As on the pages: reading needs the right to customers, writing the right to customers or to
  // meetings.
  access: accessFor('meets', {
    read: anyOf(['read', 'meets'], ['read', 'customers']),
    update: anyOf(['write', 'meets'], ['write', 'customers'], ['create', 'meets']),
  }),
  admin: {
    baseFilter: scopeToCompany,
  },
  defaultSort: '-startsAt',
  endpoints: [meetInvitations, ...commandEndpoints('meets', { inviteToMeet, updateInvited })],
  hooks: {
    beforeChange: [refuseForeignContact, settleTimes],
    beforeDelete: [callOff],
  },
  restore: { rules: [refuseForeignContact] },
  fields: [
    section('details', [
      { name: 'title', type: 'text', required: true, maxLength: 200, index: true },
      {
        type: 'row',
        fields: [
          companyField(),
          { name: 'meetType', type: 'select', options: options('meets.types', MEET_TYPES) },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'companyEmployee',
            type: 'relationship',
            relationTo: 'employees',
            defaultValue: fromAddress('companyEmployee'),
            filterOptions: ofSameCompany,
          },
          { name: 'contactPerson', type: 'text', maxLength: 200 },
        ],
      },
    ]),
    section('time', [
      {
        type: 'row',
        fields: [
          momentField({
            ...{ name: 'startsAt', index: true, ...wholeDays },
            defaultValue: momentFromAddress('startsAt'),
          }),
          momentField({ name: 'endsAt', ...wholeDays }),
        ],
      },
      {
        type: 'row',
        fields: [
          // In minutes; the trigger `keep_meet_duration` computes it from start and end.
          decimalField({
            name: 'duration',
            kind: 'quantity',
            admin: { condition: (data) => data?.allDay !== true },
          }),
          { name: 'allDay', type: 'checkbox', defaultValue: false },
        ],
      },
    ]),
    {
      name: 'status',
      type: 'select',
      defaultValue: 'planned',
      options: options('meets.statuses', MEET_STATUSES),
      admin: { position: 'sidebar' },
    },
    section('notes', [richTextField({ name: 'notes', maxLength: 20000 })]),
  ],
})
