import { accessFor, anyOf } from '@/access/collectionAccess'
import { MEET_STATUSES } from '@/domain/meets/meetStatus'
import { refuseMeetTimes } from '@/domain/meets/meetTimes'
import { MEET_TYPES } from '@/domain/meets/meetTypes'
import { richTextField } from '@/fields/richTextField'
import { fromAddress } from '@/fields/fromAddress'
import { momentField } from '@/fields/momentField'
import { refuseForeignContact } from '@/hooks/refuseForeignRelations'
import { refuseBy } from '@/hooks/refuseBy'
import { options } from '@/i18n/label'
import { section } from '@/fields/section'
import { defineCollection } from '../defineCollection'
import { companyField } from '../shared/companyField'
import { ofSameCompany } from '../shared/ofSameCompany'
import { scopeToCompany } from '../shared/scopedDefault'

export const Meets = defineCollection({
  slug: 'meets',
  // The rights of the pages: meetings are read with customers, edited with customers or meets.
  access: accessFor('meets', {
    read: anyOf(['read', 'meets'], ['read', 'customers']),
    update: anyOf(['write', 'meets'], ['write', 'customers'], ['create', 'meets']),
  }),
  admin: {
    baseFilter: scopeToCompany,
  },
  defaultSort: '-startsAt',
  hooks: {
    beforeChange: [refuseForeignContact, refuseBy('endsAt', refuseMeetTimes)],
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
        fields: [momentField({ name: 'startsAt', index: true }), momentField({ name: 'endsAt' })],
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
